-- The simulated city: how it is to be, which process runs it, and what that one said last. One row at most.
create table city_run (
  id integer primary key check (id = 1),
  profile text not null,
  seed integer not null,
  is_paused boolean not null default false,
  speed integer not null default 1,
  rain smallint not null default 0,
  cut_percent smallint,
  cut_until bigint,
  -- JSON: [{"id":1,"until":…}]
  accidents text not null default '[]',
  last_accident integer not null default 0,
  -- JSON: what the process that runs it said last
  told text,
  holder text,
  holder_until bigint
);
