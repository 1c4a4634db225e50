-- The access log is append-only for the product: its role may read and add rows, and neither change nor delete them (the
-- grants say so, too). What erasure and retention have to do is done by the two functions below, which run as the owner of
-- the table and do nothing else (docs/decisions/0032).
alter table audit_log add column reason text;

drop policy seen_by_reach on audit_log;
create policy seen_by_reach on audit_log for select using (may_see(user_id));
-- The owner is bound by the policies as well, and has to reach the rows that these functions change.
create policy kept_by_owner on audit_log for all to current_user
  using (acting_reach() = 'all') with check (acting_reach() = 'all');

-- An erased person leaves no trace: what others did with their data goes, and what they did with the data of others stays
-- without their number. It runs only when an account is deleted, and cannot be called.
create function forget_in_audit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reach_before text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  delete from audit_log where user_id = old.id;
  update audit_log set actor_id = null where actor_id = old.id;
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger users_forgotten after delete on users for each row execute function forget_in_audit();

-- Deletes what is older than retention allows, by the clock of the database whatever the caller says.
create function forget_old_audit(before timestamptz) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reach_before text := coalesce(current_setting('app.reach', true), '');
  deleted integer;
begin
  if before > clock_timestamp() - interval '2 years' + interval '1 day' then
    raise exception 'The access log is kept for two years.' using errcode = '42501';
  end if;
  perform set_config('app.reach', 'all', true);
  delete from audit_log where happened_at < before;
  get diagnostics deleted = row_count;
  perform set_config('app.reach', reach_before, true);
  return deleted;
end $$;

-- Rows about people who were erased before this release lose their numbers as well.
select set_config('app.reach', 'all', true);
delete from audit_log a where a.user_id is not null and not exists (select from users u where u.id = a.user_id);
update audit_log a set actor_id = null
  where a.actor_id is not null and not exists (select from users u where u.id = a.actor_id);
select set_config('app.reach', '', true);
