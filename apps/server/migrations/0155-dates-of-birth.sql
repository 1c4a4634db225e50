-- When someone was born, if they say so: their age then changes by itself (docs/decisions/0102).
alter table user_profiles add column date_of_birth date;
-- The day on which the age changes next where the person lives; null without a date of birth.
alter table user_profiles add column next_birthday date;
alter table user_profiles add constraint birthday_follows_birth
  check ((date_of_birth is null) = (next_birthday is null)) not valid;
