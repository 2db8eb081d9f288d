-- A feed whose addresses change is known by its texts.
create index reports_text_hash on reports ((report ->> 'textHash'));
