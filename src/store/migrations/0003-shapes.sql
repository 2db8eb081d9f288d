-- Which shape each stored document has, so that a later Helder can read it.
-- 0: written before shapes were numbered. Adding a column with a constant does not rewrite the table.
alter table stories add column shape integer not null default 0;
alter table reports add column shape integer not null default 0;
