-- Whether anybody has shown an access token since the session was last renewed: until then the answer may have been lost.
alter table sessions add column answered boolean not null default true;
