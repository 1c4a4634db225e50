-- The time of day at which a person says that they ate a meal. Nothing is computed from it (ledger DIARY-114).
alter table calendar_items add column eaten_at_time time(0);
