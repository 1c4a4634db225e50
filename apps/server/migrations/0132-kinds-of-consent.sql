-- The kinds that 0131 allows, held against the decisions that were there before.
alter table consents validate constraint consents_kind_check;
