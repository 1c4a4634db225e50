-- A text as it is searched: lower case, without accents, words of letters and digits with one space between.
-- apps/server/src/foods/search-words.ts does the same to what is typed.
create function plain_text(words text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(regexp_replace(
    lower(normalize(replace(replace(replace(replace(words, 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o'), nfkd)),
    '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', ' ', 'g'))
$$;

alter table foods
  -- Where an imported product comes from and what it is called there; null for the starter library.
  add column source text,
  add column source_id text,
  -- Fingerprint of what the source said; null once the source has it no more.
  add column source_hash text,
  -- How much the product is asked for, as its source counts it.
  add column popularity double precision not null default 0,
  add column plain_en text not null generated always as (plain_text(name_en)) stored,
  add column plain_nl text not null generated always as (plain_text(name_nl)) stored,
  add column words_en tsvector not null generated always as
    (array_to_tsvector(array_remove(string_to_array(plain_text(name_en || ' ' || coalesce(brand_name, '')), ' '), ''))) stored,
  add column words_nl tsvector not null generated always as
    (array_to_tsvector(array_remove(string_to_array(plain_text(name_nl || ' ' || coalesce(brand_name, '')), ' '), ''))) stored;

create unique index foods_source on foods (source, source_id) where source is not null;
create index foods_plain_en on foods (plain_en text_pattern_ops);
create index foods_plain_nl on foods (plain_nl text_pattern_ops);
create index foods_words_en on foods using gin (words_en) with (fastupdate = off);
create index foods_words_nl on foods using gin (words_nl) with (fastupdate = off);
-- Barcodes are kept as 14 digits, whatever was printed.
create index foods_barcodes on foods using gin (barcodes) with (fastupdate = off);

-- Every word of every food, for words that end like the typed one and for typing mistakes. Written anew with the foods.
create table food_words (
  word text primary key,
  foods integer not null
);
create index food_words_end on food_words (reverse(word) text_pattern_ops);
-- The beginnings of words with one letter left out: two words that are one mistake apart share one of them.
create table food_word_slips (
  slip text not null,
  word text not null
);
create index food_word_slips_slip on food_word_slips (slip);

-- The serving that an organisation wants its people to be shown first for a food.
create table preferred_suggested_servings (
  id integer generated always as identity primary key,
  organisation_id integer not null references organisations (id) on delete cascade,
  food_id integer not null references foods (id) on delete cascade,
  suggested_serving_id integer not null references suggested_servings (id) on delete cascade,
  unique (organisation_id, food_id)
);

create index ingredients_single_food on ingredients (object_id) where content_type = 'singlefoodmeal';
