-- What an operator decided about stories: reports that belong to another one than grouping gave them. Kept for ever, the undone
-- ones too. The ids are those of that day; what such a story has become, retired_stories tells.
create table corrections (
  number integer generated always as identity primary key,
  at timestamptz not null,
  kind text not null check (kind in ('merge', 'split', 'move')),
  from_story text not null,
  to_story text not null,
  -- Ids of the reports that went, all of the story's where it was merged.
  reports text[] not null,
  undone_at timestamptz
);
