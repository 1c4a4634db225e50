-- What a practice makes is read by its own people and written by its coaches, whatever the query that asks (docs/decisions/0027).
-- Two more settings say in which practice the actor is, and as what:
--   app.organisation_id   the organisation that counts for the actor: their coach's first, else their own
--   app.role              client, coach (of that organisation) or staff
-- Both are set with the actor, from the rows of the database and never from the request.
create function acting_organisation() returns integer language sql stable parallel safe
  as $$ select nullif(current_setting('app.organisation_id', true), '')::integer $$;
create function acting_role() returns text language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('app.role', true), ''), 'none') $$;

-- Sets who acts, and how far the transaction reaches. Without a person the transaction is left without a scope. Only a coach
-- reaches clients: who is a coach no longer has none, whatever their rows still say.
create function enter_scope(person integer, organisation integer, is_staff boolean, is_coach boolean, reach text)
returns void language sql volatile security invoker as $$
  select set_config('app.actor_id', coalesce(person::text, ''), true),
    set_config('app.organisation_id', coalesce(organisation::text, ''), true),
    set_config('app.role', case when person is null then '' when is_staff then 'staff' when is_coach then 'coach'
      else 'client' end, true),
    set_config('app.reach', case when person is null then '' when reach = 'clients' and not is_coach then 'self'
      else reach end, true)
$$;

create function act_as(person integer, reach text) returns void language plpgsql volatile security invoker as $$
declare
  actor record;
begin
  perform set_config('app.reach', 'all', true);
  select u.id, u.is_staff, u.is_coach, coalesce(c.organisation_id, u.organisation_id) as organisation into actor
    from users u left join users c on c.id = u.coach_id where u.id = person;
  perform enter_scope(actor.id, actor.organisation, actor.is_staff, actor.is_coach, reach);
end $$;

-- As before, and with the practice.
create or replace function open_scope(hash bytea, moment timestamptz, reach text, staff_reach text)
returns json language plpgsql volatile security invoker as $$
declare
  person integer;
  is_staff boolean;
  is_coach boolean;
  organisation integer;
  actor json;
begin
  perform set_config('app.reach', 'all', true);
  select u.id, u.is_staff, u.is_coach, coalesce(c.organisation_id, u.organisation_id), json_build_object(
    'id', u.id, 'sessionId', s.id, 'sessionLastUsedAt', s.last_used_at, 'isCoach', u.is_coach, 'isStaff', u.is_staff,
    'accountEnabled', u.account_enabled, 'paymentStatusOverride', u.payment_status_override, 'coachId', u.coach_id,
    'coachEnabled', coalesce(c.account_enabled, true), 'organisationId', coalesce(c.organisation_id, u.organisation_id),
    'locale', u.locale, 'timeZone', u.time_zone, 'trialEndsAt', u.trial_ends_at,
    'flags', coalesce((select json_agg(f.name order by f.name) from feature_flags f
      where flag_is_on(f, u.id, coalesce(c.organisation_id, u.organisation_id))), '[]'),
    'paymentRequired', coalesce(o.payment_required, false), 'hasPaidProduct', o.product_stripe_id is not null,
    'subscriptionStatuses', coalesce((select json_agg(p.status) from subscriptions p where p.customer_id =
      (select k.id from customers k where k.user_id = u.id order by k.created_at desc, k.id desc limit 1)), '[]'))
    into person, is_staff, is_coach, organisation, actor
    from sessions s join users u on u.id = s.user_id left join users c on c.id = u.coach_id
    left join organisations o on o.id = coalesce(c.organisation_id, u.organisation_id)
    where s.token_hash = hash and s.expires_at > moment;
  perform enter_scope(person, organisation, is_staff, is_coach, case when is_staff then staff_reach else reach end);
  return actor;
end $$;

-- Rows without an organisation are the product's own: everybody reads them, and only staff write them.
create function is_of_practice(organisation integer) returns boolean language sql stable parallel safe
  as $$
    select acting_reach() = 'all' or organisation is null
      or (acting_reach() <> 'none' and (acting_role() = 'staff' or organisation = acting_organisation()))
  $$;
create function may_write_for_practice(organisation integer) returns boolean language sql stable parallel safe
  as $$
    select acting_reach() = 'all' or (acting_reach() <> 'none'
      and (acting_role() = 'staff' or (acting_role() = 'coach' and organisation = acting_organisation())))
  $$;

do $$
declare made_by_practice text;
begin
  foreach made_by_practice in array array['preferred_suggested_servings', 'recipe_inspirations', 'simple_recipe_custom_tags',
    'simple_recipe_sections', 'simple_recipes']
  loop
    execute format('alter table %I enable row level security', made_by_practice);
    execute format('alter table %I force row level security', made_by_practice);
    execute format('create policy written_by_its_coaches on %I using (may_write_for_practice(organisation_id)) with check (may_write_for_practice(organisation_id))', made_by_practice);
  end loop;
  foreach made_by_practice in array array['preferred_suggested_servings', 'recipe_inspirations', 'simple_recipe_custom_tags',
    'simple_recipe_sections']
  loop
    execute format('create policy seen_by_its_people on %I for select using (is_of_practice(organisation_id))', made_by_practice);
  end loop;
end $$;

-- Drafts are for those who write them. What was planned stays readable, also when it was taken away or the person has another
-- coach by now.
create policy seen_by_its_people on simple_recipes for select
  using ((published and is_of_practice(organisation_id))
    or exists (select from simple_recipe_meals m where m.simple_recipe_id = simple_recipes.id));

-- Whoever is switched off is signed out everywhere, whichever way it was done. (They may sign in again, to export or to delete.)
create function end_sessions_of_disabled() returns trigger language plpgsql as $$
begin
  delete from sessions where user_id = new.id;
  return null;
end $$;
create trigger end_sessions after update of account_enabled on users for each row
  when (old.account_enabled and not new.account_enabled) execute function end_sessions_of_disabled();

-- Whose data stands in an answer that is kept for repeats, beside the caller's own. It is not given once the caller may not
-- see these people any more.
alter table idempotency_keys add column subject_ids integer[] not null default '{}';
