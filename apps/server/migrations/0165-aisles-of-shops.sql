-- When an item was ticked, from which the order of the aisles is learned (docs/decisions/0103); null where it is not ticked, or was
-- before this was noted.
alter table grocery_list_items add column ticked_at timestamptz;
-- In which shop a list is bought, in the person's own words; null where they named none.
alter table grocery_lists add column shop text;
alter table grocery_lists add constraint grocery_lists_shop_check check (char_length(shop) between 1 and 40) not valid;
