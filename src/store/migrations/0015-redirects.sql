-- Ids that led to a story when it was merged. Of merges made before this nobody knows them any more.
alter table corrections add column redirects text[] not null default '{}';
