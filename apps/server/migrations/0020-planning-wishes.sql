-- How a person likes to cook: what every planning of their days keeps to.
alter table user_profiles
  add column leftovers text not null default 'OFF' check (leftovers in ('OFF', 'NEXT_LUNCH')),
  add column cooks_twice_a_week boolean not null default false,
  add column same_breakfast_on_weekdays boolean not null default false,
  add column grocery_wish text not null default 'NORMAL' check (grocery_wish in ('NORMAL', 'FEW', 'FEWEST'));
