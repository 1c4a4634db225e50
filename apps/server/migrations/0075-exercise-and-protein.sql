-- Twenty hours a day of exercise gave somebody a need of 17,992 kcal. A week of one exercise is at most forty hours; the calls
-- refuse more, over all exercises of a profile, with a message. NOT VALID: rows that exist are not read.
alter table exercise_instances add constraint exercise_instances_week_in_range
  check (minutes_per_session * sessions_per_week <= 2400) not valid;

-- How much protein a client aims at where the coach says so; null follows the organisation (CALC-042).
alter table user_profiles add column protein_profile text;
alter table user_profiles add constraint user_profiles_protein_profile_known
  check (protein_profile in ('HIGH', 'LOW')) not valid;
