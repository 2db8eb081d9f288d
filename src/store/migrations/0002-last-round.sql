-- The last round of fetching that ended well, in one row, so that every process can tell how long ago that was.
create table last_round (
  one boolean primary key default true check (one),
  at timestamptz not null,
  feeds integer not null,
  new_reports integer not null
);
