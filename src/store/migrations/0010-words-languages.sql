-- The languages a story can be read in, so that a search keeps the newest of those its reader can read; null: by a
-- release that did not say.
alter table story_words add column languages text[];
