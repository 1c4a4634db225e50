-- What is known of 100 g of a food besides energy and macronutrients, by nutrient in its own unit (ledger NUTR-001). What is
-- left out is not known.
alter table foods add column nutrients jsonb not null default '{}';
-- The same of a logged amount of a product of one's own, as its label said at the time.
alter table quick_add_meals add column nutrients jsonb not null default '{}';
