-- Where a person's browsers take notifications: an address of a push service, and the keys that seal what goes there.
create table pushes (
    endpoint text not null primary key,
    person text not null references people (id),
    key {bytes} not null,
    auth {bytes} not null,
    created bigint not null
) {clustered};

create index pushes_by_person on pushes (person);
