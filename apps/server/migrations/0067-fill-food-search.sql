-- The foods that are there already. It holds no lock that readers or the program before this one wait for.
select put_in_food_search(array(select id from foods));
select rank_foods();
select count_food_words();
