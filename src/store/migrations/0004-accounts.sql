-- Accounts and all that hangs on one. What an account owns refers to it and goes with it: deleting the account is one row.

create table accounts (
  id uuid primary key,
  -- In the form that mail is compared by: accounts/address.ts.
  email text not null unique,
  username text not null default '',
  role text not null default 'reader',
  -- The shape number of the two documents below (store/shape.ts).
  shape integer not null,
  preferences jsonb not null,
  -- What the reader's devices know (place, languages, sliders, opened stories), each field with its time; null = nothing yet.
  device jsonb,
  created_at timestamptz not null,
  -- To the hour.
  seen_at timestamptz not null
);

-- The one code that would let this address in. No account is made before its code was right.
create table sign_in_codes (
  email text primary key,
  -- HMAC of address and code under a secret of ours: six digits are guessed from a bare hash in a moment.
  code_hash bytea not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  wrong_tries integer not null default 0
);
create index sign_in_codes_expires_at on sign_in_codes (expires_at);

-- What may only be done so often, counted for all processes together. Keys are hashes: no address of a reader is kept here.
create table attempts (
  key bytea not null,
  since timestamptz not null,
  count integer not null,
  expires_at timestamptz not null,
  primary key (key, since)
);
create index attempts_expires_at on attempts (expires_at);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- Of the opaque token that fetches new ones, and of the cookie that renders pages.
  refresh_hash bytea not null unique,
  page_hash bytea not null unique,
  -- Counts the id tokens: one that was replaced and comes back gives away that somebody else has it.
  generation integer not null default 1,
  device text not null default '',
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  seen_at timestamptz not null,
  -- A session that was ended is gone.
  expires_at timestamptz not null
);
create index sessions_account_id on sessions (account_id);
create index sessions_expires_at on sessions (expires_at);

-- Keys that all processes must agree on: tokens, codes.
create table secrets (
  purpose text not null,
  id text not null,
  value bytea not null,
  made_at timestamptz not null,
  primary key (purpose, id)
);

create table saved_stories (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  -- No reference: a saved story outlives the story.
  story_id text not null,
  saved_at timestamptz not null,
  shape integer not null,
  -- The story as it was when it was saved.
  story jsonb not null,
  unique (account_id, story_id)
);
create index saved_stories_story_id on saved_stories (story_id);

-- Pictures of saved stories, from our own cache; one row however many readers saved the story.
create table saved_pictures (
  hash bytea primary key,
  type text not null,
  bytes bytea not null,
  saved_at timestamptz not null
);
create table saved_story_pictures (
  saved_id uuid not null references saved_stories (id) on delete cascade,
  hash bytea not null references saved_pictures (hash),
  primary key (saved_id, hash)
);
create index saved_story_pictures_hash on saved_story_pictures (hash);

create table subscriptions (
  account_id uuid primary key references accounts (id) on delete cascade,
  status text not null,
  plan text,
  customer text not null,
  trial_end timestamptz,
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  trial_used boolean not null default false
);

create sequence invoice_numbers;
create table invoices (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  number bigint not null unique default nextval('invoice_numbers'),
  issued_at timestamptz not null,
  plan text not null,
  cents integer not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null
);
create index invoices_account_id on invoices (account_id);
