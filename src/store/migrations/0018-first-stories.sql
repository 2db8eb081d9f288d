-- The story that a report was in, or an address led to, before any correction took it elsewhere: so that corrections can be undone in
-- any order. Kept as long as one in force takes it.
create table first_stories (
  what text not null check (what in ('report', 'address')),
  id text not null,
  story text not null,
  -- Number of the correction that took it there: those before it are part of where it was.
  since integer not null,
  primary key (what, id)
);
-- What grouping makes one is one for corrections too, from now on. So it shall be for those that are made: what each story has become
-- that no merge by hand took.
create table became as
  with merges as (select number, from_story, redirects from corrections where kind = 'merge' and undone_at is null)
  select id, coalesce(
           (select from_story from merges where retired_stories.id = any(redirects) order by number limit 1), successor) as today
    from retired_stories
   where successor is not null and id not in (select from_story from merges);
-- Where corrections found something, also those that were undone since, and where the ones in force lead from there.
create table found as
  with taken as (
    select 'report' as what, unnest(reports) as id, from_story, number from corrections
    union all
    select 'address', unnest(from_story || redirects), from_story, number from corrections where kind = 'merge'
    union all
    select 'address', to_story, from_story, number from corrections where kind = 'split')
  select what, taken.id, coalesce(today, from_story) as story, number as since, coalesce(today, from_story) as led
    from taken left join became on became.id = from_story;
update corrections set
  from_story = coalesce((select today from became where id = from_story), from_story),
  to_story = coalesce((select today from became where id = to_story), to_story)
 where undone_at is null;
do $$
declare made corrections;
begin
  for made in select * from corrections where undone_at is null order by number loop
    update found set led = made.to_story
     where since <= made.number and case
       when made.kind = 'merge' then led = made.from_story
       when what = 'report' then id = any(made.reports)
       else made.kind = 'split' and id = made.to_story end;
  end loop;
end $$;
-- The first that leads to where it is today: until now, what was undone out of order did not always bring back all.
insert into first_stories
  select distinct on (what, id) what, id, found.story, since
    from found
    left join reports using (id)
    left join stories using (id)
    left join retired_stories using (id)
   where led = coalesce(case what when 'report' then reports.story_id else coalesce(stories.id, successor) end, led)
   order by what, id, since;
drop table found;
drop table became;
alter table corrections drop column redirects;
