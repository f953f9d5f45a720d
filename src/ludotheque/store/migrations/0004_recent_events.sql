-- The newest events, in the order in which they came and without an index, so that an append changes one page and not
-- four. They are moved among the others, where they are found by table and by command, many at a time. SQLite only:
-- in PostgreSQL this stays empty.
create table recent_events (
    position {position},
    table_id text not null,
    seq bigint not null,
    at bigint not null,
    by_whom text not null,
    command text not null,
    body {bytes} not null,
    hash {bytes} not null
);

-- All events.
create view log as
    select table_id, seq, at, by_whom, command, body, hash from events
    union all
    select table_id, seq, at, by_whom, command, body, hash from recent_events;

-- Where each log ends, the newest events included.
create view log_heads as
    select h.table_id, coalesce(r.seq, h.seq) as seq, coalesce(r.hash, h.head) as head, h.created,
        coalesce(r.at, h.touched) as touched
    from heads h
    left join (select table_id, max(seq) as seq from recent_events group by table_id) last
        on last.table_id = h.table_id
    left join recent_events r on r.table_id = last.table_id and r.seq = last.seq;
