-- in batches of user_profiles
-- Nobody was asked for a freezer before.
update user_profiles set kitchen = array_append(kitchen, 'FREEZER') where id = any ($1) and not 'FREEZER' = any (kitchen);
