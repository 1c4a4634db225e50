-- How foods of the library are sold, and how long what is left of a pack keeps (ledger PLAN-220). Null where it is not known: what
-- is bought by weight, and what people add themselves.
alter table foods add column pack_grams integer check (pack_grams > 0);
alter table foods add column shelf_life text check (shelf_life in ('FRESH', 'WEEKS', 'MONTHS'));
