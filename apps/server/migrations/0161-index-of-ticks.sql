-- concurrently
create index concurrently grocery_list_items_ticked_by_fk on grocery_list_items (ticked_by);
