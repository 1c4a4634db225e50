-- When the client read on their home that a colleague stands in (TEAM-027); null until then.
alter table client_shares add column acknowledged_at timestamptz;

-- What the colleague marked a client with ends with the share: a later one begins without it, as another coach does (0057).
create function forget_marks_of_stand_in() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  perform set_config('app.reach', 'all', true);
  delete from triage_clients where user_id = new.user_id and coach_id = new.colleague_id;
  perform set_config('app.reach', reach_before, true);
  return null;
end $$;
create trigger forget_marks after update of ended_at on client_shares for each row
  when (old.ended_at is null and new.ended_at is not null) execute function forget_marks_of_stand_in();

-- Marks that earlier shares left behind.
select set_config('app.reach', 'all', true);
delete from triage_clients t using users u
  where u.id = t.user_id and u.coach_id is distinct from t.coach_id
    and exists (select from client_shares s where s.user_id = t.user_id and s.colleague_id = t.coach_id)
    and not exists (select from client_shares s
      where s.user_id = t.user_id and s.colleague_id = t.coach_id and s.ended_at is null);
select set_config('app.reach', '', true);
