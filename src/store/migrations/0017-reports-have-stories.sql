-- A report is stored together with its story: nobody looks any more for those without one, and there can be none.
drop index reports_without_story;
alter table reports alter column story_id set not null;
