-- Score pads for games at a real table. What is on one is JSON (body); `secret` lets others write in it. `written` says
-- whether any points were: pads that nobody used are dropped earlier. `ended` is null while it goes on.
create table pads (
    id text not null primary key,
    secret text not null,
    version bigint not null,
    written bigint not null,
    touched bigint not null,
    ended bigint,
    body text not null
) {clustered};

create index pads_by_touched on pads (touched);

-- Every change of a pad, by the id that the sender gave it, so that what is sent twice is done once. `before` and `after`
-- are what it changed, as JSON; `undone` is 1 once it was taken back.
create table pad_changes (
    pad text not null references pads (id),
    version bigint not null,
    id text not null,
    person text not null,
    undone bigint not null,
    before text not null,
    after text not null,
    primary key (pad, version)
) {clustered};

create unique index pad_changes_by_id on pad_changes (pad, id);

-- In whose lists a pad is: of whoever made it or wrote in it.
create table pad_people (
    person text not null,
    pad text not null references pads (id),
    primary key (person, pad)
) {clustered};

create index pad_people_by_pad on pad_people (pad);
