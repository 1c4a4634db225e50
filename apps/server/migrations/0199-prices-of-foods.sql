-- What foods of the library cost by our estimate, in cents for a kilogram (ledger PLAN-276), and what the food of a week may cost the
-- person and everyone at their table, in euros (ledger PROF-049). Null where there is no price, and where there is no limit.
alter table foods add column cents_per_kg integer check (cents_per_kg >= 0);
alter table user_profiles add column weekly_budget integer check (weekly_budget between 10 and 1000);
-- What is bought of an item costs about so many cents, and what the meals of its list use of it, as things were when it was made
-- (ledger GROC-047).
alter table grocery_list_items
  add column cents integer check (cents > 0),
  add column used_cents integer check (used_cents > 0);
