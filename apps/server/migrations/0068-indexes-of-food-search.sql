-- concurrently
create index concurrently food_search_terms on food_search using gin (terms) with (fastupdate = off);
create index concurrently food_search_plain_en on food_search (plain_en text_pattern_ops, popularity desc) include (food_id);
create index concurrently food_search_plain_nl on food_search (plain_nl text_pattern_ops, popularity desc) include (food_id) where plain_nl is not null;
create index concurrently food_words_begin on food_words (word text_pattern_ops) include (foods);
create index concurrently foods_list_en on foods (name_en, id);
create index concurrently foods_list_nl on foods (name_nl, id);
create index concurrently recipe_templates_made_by_product on recipe_templates (id) where key is null and source_provider = 'PLATEFUL';
