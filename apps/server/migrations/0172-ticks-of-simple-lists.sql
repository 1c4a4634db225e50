-- When a line of a simple list was ticked, from which the order of the aisles is learned as from other lists (docs/decisions/0103).
alter table simple_grocery_list_items add column ticked_at timestamptz;
