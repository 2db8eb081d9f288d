-- Whole, and analysed at once: the planner takes no statistics from an index of some rows only, or from one that is new, and would
-- walk through all reports instead.
drop index reports_item_hash;
create index reports_item_hash on reports ((report ->> 'itemHash'));
analyze reports;

-- The dates that publishers gave, the newest of which shows whether our clock runs ahead.
create index reports_date_given on reports ((report ->> 'publishedAt'))
  where report ->> 'publishedAt' <> report ->> 'firstSeenAt';

-- The newest save of a story is how it is shown when it is gone itself.
drop index saved_stories_story_id;
create index saved_stories_story_id on saved_stories (story_id, saved_at);
