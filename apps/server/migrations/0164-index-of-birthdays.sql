-- concurrently
create index concurrently user_profiles_next_birthday on user_profiles (next_birthday) where next_birthday is not null;
