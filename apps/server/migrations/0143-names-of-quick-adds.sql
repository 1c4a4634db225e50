-- What someone adds by its figures may have a name of its own (DIARY-097); an amount still belongs to a product, which has one.
alter table quick_add_meals drop constraint quick_add_meals_of_product;
alter table quick_add_meals add constraint quick_add_meals_of_product
  check (num_nulls(amount, unit) in (0, 2) and (amount is null or name is not null) and unit in ('g', 'ml') and amount > 0) not valid;
