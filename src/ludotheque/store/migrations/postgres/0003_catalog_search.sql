create index catalog_names_by_word on catalog_names using gin (search);
create index catalog_texts_by_word on catalog_texts using gin (search);
