-- The catalogue of a collection: a row for each box. What is written about it is JSON (body); the other columns are what
-- it is found and sorted by. `source` is the key of a row of an imported file, so that it is found again; `changed`
-- counts all changes, so that whoever remembers records asks for the newer ones only.
create table catalog_records (
    number bigint not null primary key,
    source text,
    version bigint not null,
    changed bigint not null,
    gone bigint not null,
    sorting text not null,
    year bigint,
    low bigint,
    high bigint,
    age bigint,
    minutes bigint,
    playable bigint not null,
    lent bigint not null,
    body text not null
);

create unique index catalog_records_by_source on catalog_records (source);
create index catalog_records_by_change on catalog_records (changed);

-- What records are counted by: mechanics, and the work that a box is an edition of. The columns of the key come first, or
-- SQLite 3.40 takes the table for damaged when it checks it.
create table catalog_labels (
    kind text not null,
    value text not null,
    number bigint not null references catalog_records (number),
    label text not null,
    primary key (kind, value, number)
) {clustered};

create index catalog_labels_by_number on catalog_labels (number);

-- The words of each record, folded (without case and accents): of its titles and people, and all of them with its
-- sheets'.
create {catalog_names};

create {catalog_texts};

-- Every change, with what was there before and after; what was changed together has the same batch.
create table catalog_changes (
    position {position},
    batch text not null,
    at bigint not null,
    by_whom text not null,
    what text not null,
    number bigint not null,
    version bigint not null,
    body_before text,
    body_after text
);

create index catalog_changes_by_number on catalog_changes (number);
create index catalog_changes_by_batch on catalog_changes (batch);

-- Who may change the catalogue: its owner, and helpers.
create table catalog_people (
    person text not null primary key,
    role text not null,
    since bigint not null
) {clustered};

-- What a library says of itself, as JSON.
create table catalog_settings (
    name text not null primary key,
    version bigint not null,
    body text not null
) {clustered};

-- Boxes that were lent; `back` is null while they are out. Days are written 2026-11-18.
create table catalog_loans (
    id text not null primary key,
    number bigint not null references catalog_records (number),
    borrower text not null,
    since text not null,
    due text,
    back text,
    note text not null
) {clustered};

create index catalog_loans_by_number on catalog_loans (number);

-- Files attached to records, in parts; record 0 is the library itself. `gone` says when one was taken away (0: it is
-- there): it can be brought back for a while.
create table catalog_sheets (
    id text not null primary key,
    number bigint not null,
    name text not null,
    kind text not null,
    bytes bigint not null,
    hash {bytes} not null,
    added bigint not null,
    gone bigint not null,
    content text not null
) {clustered};

create index catalog_sheets_by_number on catalog_sheets (number);

create table catalog_sheet_parts (
    sheet text not null,
    part bigint not null,
    body {bytes} not null,
    primary key (sheet, part)
);
