-- Who writes a table: a node, until another takes it over, which counts the fence up. An append that bears an older
-- fence finds nothing to change, and is refused.
alter table heads add column node text;
alter table heads add column fence bigint not null default 0;
create index heads_by_node on heads (node);

-- Who is there. `until` and `beat` are milliseconds by the clock of this database, never of a node.
create table nodes (
    id text not null primary key,
    address text not null,
    beat bigint not null,
    until bigint not null
);

-- People are looked up by how their ids begin, which the order of a language would not find.
create index people_by_letters on people (id collate "C");
