-- A piece whose address changes with its headline is known by the id its feed gives it.
create index reports_item_hash on reports ((report ->> 'itemHash')) where report ->> 'itemHash' is not null;
