-- Row-level security binds the owner of the tables as well: a statement that reaches the database as the owner by mistake (a
-- connection pooler that loses the role of a session, a wrong setting) sees nothing instead of everything.
do $$
declare personal regclass;
begin
  for personal in select oid from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace loop
    execute format('alter table %s force row level security', personal);
  end loop;
end $$;

-- What has to look beyond the caller's scope widens it for a moment and narrows it again, instead of running as the owner: so
-- nothing depends on what the owner may do. (may_see still runs as its owner, and asks only for rows that the policy of users
-- shows to the same scope.)

-- Finds the signed-in person behind a token and sets the scope of this transaction, in one round trip; without such a person
-- the transaction is left without a scope. As before, but its plan is kept for the life of the connection.
create or replace function open_scope(hash bytea, moment timestamptz, reach text, staff_reach text)
returns json language plpgsql volatile security invoker as $$
declare
  person integer;
  is_staff boolean;
  actor json;
begin
  perform set_config('app.reach', 'all', true);
  select u.id, u.is_staff, json_build_object(
    'id', u.id, 'sessionId', s.id, 'sessionLastUsedAt', s.last_used_at, 'isCoach', u.is_coach, 'isStaff', u.is_staff,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f
      where flag_is_on(f, u.id, coalesce(c.organisation_id, u.organisation_id))), '[]'),
    'paymentRequired', coalesce(o.payment_required, false), 'hasPaidProduct', o.product_stripe_id is not null,
    'subscriptionStatuses', coalesce((select json_agg(p.status) from subscriptions p where p.customer_id =
      (select k.id from customers k where k.user_id = u.id order by k.created_at desc, k.id desc limit 1)), '[]'))
    into person, is_staff, actor
    from sessions s join users u on u.id = s.user_id left join users c on c.id = u.coach_id
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id)
    where s.token_hash = hash and s.expires_at > moment;
  perform set_config('app.actor_id', coalesce(person::text, ''), true),
    set_config('app.reach', case when person is null then '' when is_staff then staff_reach else reach end, true);
  return actor;
end $$;

-- The same rows as before, found without a function call per row where the scope itself says enough.
alter policy seen_by_reach on sessions using (acting_reach() = 'all' or is_own(user_id) or may_see(user_id));

-- The names and the settings that a client may know of their coach. A row at most.
create or replace function coach_of(person integer)
returns table (id integer, first_name text, last_name text, account_enabled boolean,
  uses_imperial_measurements boolean, organisation_id integer)
language plpgsql stable security invoker rows 1 as $$
declare
  reach_before text := coalesce(current_setting('app.reach', true), '');
begin
  if may_see(person) then
    perform set_config('app.reach', 'all', true);
    return query
      select c.id, c.first_name, c.last_name, c.account_enabled, c.uses_imperial_measurements, c.organisation_id
        from users u join users c on c.id = u.coach_id where u.id = person;
    perform set_config('app.reach', reach_before, true);
  end if;
end $$;
