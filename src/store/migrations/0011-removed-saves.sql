-- A save that was removed stays for a short while, so that its reader can take that back (SAVE_UNDO_MS); then retention removes it.
alter table saved_stories
  add column removed_at timestamptz,
  -- How many the reader had before this one and what else was removed with it: with so many it may come back without a free place.
  add column count_before integer,
  drop constraint saved_stories_account_id_story_id_key;
create unique index saved_stories_once on saved_stories (account_id, story_id) where removed_at is null;
create index saved_stories_account_id on saved_stories (account_id);
