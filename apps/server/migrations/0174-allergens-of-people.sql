-- Which of the fourteen allergens of EU law someone leaves out, and someone who eats along (ledger PROF-037). Beside the four
-- intolerances, which stay as they are.
alter table user_profiles add column food_allergens text[] not null default '{}';
alter table household_members add column food_allergens text[] not null default '{}';
