-- concurrently
create index concurrently food_words_short_end on food_words (short_end, foods desc) where short_end is not null;
