-- The log, in the order in which it grows: clustered by table, each append would rewrite a page of its own.
create table events (
    position {position},
    table_id text not null,
    seq bigint not null,
    at bigint not null,
    by_whom text not null,
    command text not null,
    body {bytes} not null,
    hash {bytes} not null
);

create unique index events_by_table on events (table_id, seq);

-- A command of a table is kept once, whatever the network does.
create unique index events_by_command on events (table_id, command);

-- Where each log ends. Derived from the log, and a witness against a log that was cut short.
create table heads (
    table_id text not null primary key,
    seq bigint not null,
    head {bytes} not null,
    created bigint not null,
    touched bigint not null
) {clustered};

-- The index of tables, for listings.
create table cards (
    table_id text not null primary key references heads (table_id),
    game text not null,
    rules bigint not null,
    status text not null,
    listed bigint not null,
    due bigint,
    seats text not null,
    people text not null,
    summary {bytes} not null
) {clustered};

create index cards_by_status on cards (status, listed);

create table parts (
    person text not null,
    table_id text not null references heads (table_id),
    primary key (person, table_id)
) {clustered};

create index parts_by_table on parts (table_id);

-- Chat, apart from the chain so that it can be deleted.
create table texts (
    table_id text not null references heads (table_id),
    seq bigint not null,
    by_whom text not null,
    text text not null,
    primary key (table_id, seq)
) {clustered};

create index texts_by_person on texts (by_whom);

-- What can be thrown away at any time.
create table snapshots (
    table_id text not null primary key references heads (table_id),
    seq bigint not null,
    version text not null,
    body {bytes} not null
);

create table people (
    id text not null primary key,
    name text not null,
    language text not null,
    created bigint not null,
    seen bigint not null
) {clustered};

create table sessions (
    hash {bytes} not null primary key,
    person text not null references people (id),
    expires bigint not null
) {clustered};

create index sessions_by_person on sessions (person);

-- seat is -1 where a link is not about a seat.
create table links (
    hash {bytes} not null primary key,
    kind text not null,
    person text,
    table_id text,
    seat bigint not null,
    expires bigint
) {clustered};

create index links_by_table on links (table_id, seat);
create index links_by_person on links (person);

-- Facts about the house itself, such as when it was last alive.
create table house (
    name text not null primary key,
    value bigint not null
);
