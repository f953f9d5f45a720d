-- What the house signs with: here, so that a backup takes it along.
create table keys (
    name text not null primary key,
    secret {bytes} not null
) {clustered};
