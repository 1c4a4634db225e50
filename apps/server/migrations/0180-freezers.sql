-- Planning keeps some left-overs in a freezer (ledger PLAN-225). Everybody is taken to have one until they say otherwise.
alter table user_profiles alter column kitchen set default '{OVEN,BLENDER,FREEZER}';
