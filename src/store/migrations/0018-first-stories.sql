-- The story that a report was in, or an address led to, before any correction took it elsewhere: so that corrections can be undone in
-- any order. Kept for ever, as corrections are.
create table first_stories (
  what text not null check (what in ('report', 'address')),
  id text not null,
  story text not null,
  -- Number of the correction that took it there: those before it are part of where it was.
  since integer not null,
  primary key (what, id)
);
-- From now on what grouping makes one is one for corrections too. So it shall be for those that are made: what each story has become that
-- no merge by hand took.
create table became as
  with merges as (select number, from_story, redirects from corrections where kind = 'merge' and undone_at is null)
  select id, coalesce(
           (select from_story from merges where retired_stories.id = any(redirects) order by number limit 1), successor) as today
    from retired_stories
   where successor is not null and id not in (select from_story from merges);
update corrections set
  from_story = coalesce((select today from became where id = from_story), from_story),
  to_story = coalesce((select today from became where id = to_story), to_story)
 where undone_at is null;
insert into first_stories
  select distinct on (id) 'report', id, from_story, number
    from corrections, unnest(reports) as id
   where undone_at is null
   order by id, number;
insert into first_stories
  select distinct on (id) 'address', id, from_story, number
    from (
      select number, from_story, unnest(from_story || redirects) as id from corrections
       where kind = 'merge' and undone_at is null
      union all
      select number, from_story, to_story from corrections where kind = 'split' and undone_at is null) as led
   order by id, number;
drop table became;
alter table corrections drop column redirects;
