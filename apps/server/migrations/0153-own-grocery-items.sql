-- What people add to a list themselves (GROC-026): carried over to the next list until it is ticked.
alter table grocery_list_items add column is_own boolean not null default false;
alter table simple_grocery_list_items add column is_own boolean not null default false;
