-- The picture that a person shows to others; empty: he has not chosen one.
alter table people add column portrait text not null default '';

-- Tables that somebody has deleted from his own lists. Not a column of parts: those rows are written anew with a table's
-- card.
create table hidden (
    person text not null,
    table_id text not null references heads (table_id),
    primary key (person, table_id)
) {clustered};
