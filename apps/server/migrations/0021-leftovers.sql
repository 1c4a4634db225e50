-- A meal that is left of an earlier one: nothing is cooked or bought for it. It is cooked on its own again as soon as the
-- earlier meal is gone.
alter table calendar_items add column leftover_of integer references calendar_items (id) on delete set null;
create index calendar_items_leftover_of on calendar_items (leftover_of) where leftover_of is not null;

-- What an item that gave way was left of, and what was left of it, so that undoing a plan puts the links back as well.
alter table replaced_items
  add column leftover_of integer,
  add column leftovers integer[] not null default '{}';
