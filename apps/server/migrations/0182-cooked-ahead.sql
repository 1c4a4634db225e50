-- The earlier day on which a meal is cooked, at most three days before its own; null for its own day (PLAN-230). What is left of it is
-- as old as that cooking.
alter table calendar_items add column cook_on date;
-- The same of a meal that a plan replaced, so that undoing the plan brings it back.
alter table replaced_items add column cook_on date;
