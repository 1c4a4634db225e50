-- What the packs of foods are called (GROC-042), and what a list says of packs when it is made: what to buy, what is left of it, what
-- the person probably has of an earlier pack, and which dishes it is for (GROC-042 to GROC-046).
alter table foods add column pack_kind text;
alter table grocery_list_items add column pack jsonb;
alter table grocery_list_items add column left_over jsonb;
alter table grocery_list_items add column is_likely_at_home boolean not null default false;
alter table grocery_list_items add column at_home_until date;
alter table grocery_list_items add column recipe_ids integer[] not null default '{}';
-- Until when a food is at home; null until it is bought after all (GROC-045).
alter table groceries_at_home add column until date;
