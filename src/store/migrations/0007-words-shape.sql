-- What was put into the index when a story was written; 0: by a release that did not number it.
alter table story_words add column shape smallint not null default 0;
