-- Feeds, reports, stories and what makes stories findable. Times are UTC instants.

-- One row per publishing transaction. Publishing happens one at a time, so versions are in commit order.
create table editions (
  version bigint generated always as identity primary key,
  at timestamptz not null default now()
);

-- The due queue: one row per feed of the publishers in use.
create table feeds (
  url text primary key,
  publisher_id text not null,
  etag text,
  last_modified text,
  body_hash text,
  interval_seconds integer not null,
  next_due_at timestamptz not null,
  last_fetched_at timestamptz,
  last_ok_at timestamptz,
  newest_item_at timestamptz,
  failures integer not null default 0,
  fault jsonb
);
create index feeds_next_due_at on feeds (next_due_at);

-- Reports about one event. The story itself is kept whole; columns are what queries need.
create table stories (
  id text primary key,
  version bigint not null,
  -- When the newest report was published.
  published_at timestamptz not null,
  story jsonb not null
);
create index stories_version on stories (version);
create index stories_published_at on stories (published_at);

-- Ids that no longer stand for themselves: merged into a successor, or deleted (successor null).
-- Successors are always stories that stand: a merge moves the older redirects along.
create table retired_stories (
  id text primary key,
  successor text,
  version bigint not null
);
create index retired_stories_successor on retired_stories (successor);
create index retired_stories_version on retired_stories (version);

-- Publishers' pieces, in the order they were stored.
create table reports (
  sequence bigint generated always as identity primary key,
  id text not null unique,
  -- SHA-256 of the dedupe key, because an address may be longer than an index entry can be.
  key_hash bytea not null unique,
  -- Null only inside the transaction that inserts the report.
  story_id text references stories (id) deferrable initially deferred,
  first_seen_at timestamptz not null,
  report jsonb not null
);
create index reports_story_id on reports (story_id);
create index reports_first_seen_at on reports (first_seen_at);
create index reports_without_story on reports (sequence) where story_id is null;

-- The words of each story, stemmed by language. Apart from stories, so that a search reads
-- short rows and a new score does not touch the word index.
create table story_words (
  story_id text primary key references stories (id) on delete cascade,
  published_at timestamptz not null,
  -- Of the text the words were made from: the same text is not indexed again.
  text_hash text not null,
  words tsvector not null
) with (fillfactor = 85);
create index story_words_published_at on story_words (published_at);
-- New words wait in a list, so that publishing is quick; every search reads through it, so the store empties it
-- after each publication. The limit (kB) is for a first round of feeds, when publications follow each other closely.
create index story_words_words on story_words using gin (words) with (gin_pending_list_limit = 8192);
