-- What someone last decided about the energy use that was learned (SAFE-014): the decision, its date, and the figures that it was about.
alter table user_profiles add column learned_energy jsonb;
