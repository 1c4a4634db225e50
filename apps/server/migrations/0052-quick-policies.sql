-- Which people a coach may see, and which parts of their data, is worked out once per transaction instead of once per row: a
-- policy becomes a comparison. It costs a coach's lists a fraction of what it did, and a row that belongs to another person
-- takes as long as one that is not there (ERR-022). One more setting, set with the actor (0047) and never from the request:
--   app.clients   when the reach is 'clients': each client's id between commas, and once more followed by each part that the
--                 client shares, as in ",7,7PLAN,7DIARY,9,"
-- Who may see what is as before.

-- Works out app.clients for a coach. The caller has widened the reach to 'all'.
create function list_clients_of(coach integer) returns void language plpgsql volatile security invoker as $$
begin
  perform set_config('app.clients', coalesce((
    select ',' || string_agg(u.id || coalesce((
      select string_agg(',' || u.id || part, '')
      from (select c.decision, c.coach_id, c.parts from consents c
        where c.user_id = u.id and c.kind = 'COACH_SHARING' order by c.id desc limit 1) latest, unnest(latest.parts) part
      where latest.decision <> 'WITHDRAWN' and latest.coach_id = coach), ''), ',') || ','
    from users u where u.coach_id = coach), ''), true);
end $$;

create or replace function enter_scope(person integer, organisation integer, is_staff boolean, is_coach boolean, reach text)
returns void language plpgsql volatile security invoker as $$
declare
  narrowed constant text := case when person is null then '' when reach = 'clients' and not is_coach then 'self' else reach end;
begin
  if narrowed = 'clients' then
    perform set_config('app.reach', 'all', true);
    perform list_clients_of(person);
  else
    perform set_config('app.clients', '', true);
  end if;
  perform set_config('app.actor_id', coalesce(person::text, ''), true),
    set_config('app.organisation_id', coalesce(organisation::text, ''), true),
    set_config('app.role', case when person is null then '' when is_staff then 'staff' when is_coach then 'coach'
      else 'client' end, true),
    set_config('app.reach', narrowed, true);
end $$;

-- Widens the reach of a coach's transaction to clients.
create function reach_clients() returns void language plpgsql volatile security invoker as $$
begin
  perform set_config('app.reach', 'all', true);
  perform list_clients_of(acting_user());
  perform set_config('app.reach', 'clients', true);
end $$;

-- Whoever becomes or stops being a client, or shares something else, is so for the rest of the transaction as well.
create function renew_clients() returns trigger language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
begin
  if acting_role() = 'coach' then
    perform set_config('app.reach', 'all', true);
    perform list_clients_of(acting_user());
    perform set_config('app.reach', reach_before, true);
  end if;
  return null;
end $$;
create trigger renew_clients after insert or delete or update of coach_id on users
  for each statement execute function renew_clients();
create trigger renew_clients after insert or delete on consents
  for each statement execute function renew_clients();

-- Neither asks a table any more, so that neither has to run as its owner, and both become part of the policies that ask them.
create or replace function may_see(owner integer) returns boolean language sql stable parallel safe security invoker
  as $$
    select acting_reach() = 'all' or is_own(owner)
      or (acting_reach() = 'clients' and strpos(current_setting('app.clients', true), ',' || owner || ',') > 0)
  $$;
alter function may_see(integer) reset search_path;
create or replace function may_see_part(owner integer, part text) returns boolean
  language sql stable parallel safe security invoker
  as $$
    select acting_reach() = 'all' or is_own(owner)
      or (acting_reach() = 'clients' and strpos(current_setting('app.clients', true), ',' || owner || part || ',') > 0)
  $$;
alter function may_see_part(integer, text) reset search_path;
drop function shares_with(integer, integer, text);

-- Asked by triggers at each write. As before, with a plan that is kept for the life of the connection: PostgreSQL plans the
-- body of a function in SQL once per statement, which took longer than the write itself.
create or replace function has_consent(person integer, wanted text) returns boolean
  language plpgsql stable parallel safe security definer set search_path = public, pg_temp
  as $$
    begin
      return coalesce((
        select c.decision = 'GIVEN' or (c.decision = 'DECLARED' and person is distinct from acting_user())
        from consents c where c.user_id = person and c.kind = wanted order by c.id desc limit 1), false);
    end
  $$;
