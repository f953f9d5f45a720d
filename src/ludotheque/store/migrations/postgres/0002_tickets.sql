-- Tickets that have opened a socket at one of the nodes, until a while after their end: they open no other.
create table tickets (
    hash {bytes} not null primary key,
    expires bigint not null
);

create index tickets_by_end on tickets (expires);
