-- People who shop from one list together (GROC-031): a person's link that lets others join, and who has joined.
create table grocery_share_links (
  id integer generated always as identity primary key,
  user_id integer not null unique references users (id) on delete cascade,
  token_hash bytea not null unique,
  expires_at timestamptz not null
);
alter table grocery_share_links enable row level security;
alter table grocery_share_links force row level security;
create policy seen_by_the_person on grocery_share_links
  using (acting_reach() = 'all' or is_own(user_id)) with check (acting_reach() = 'all' or is_own(user_id));

create table grocery_shoppers (
  id integer generated always as identity primary key,
  -- Whose lists they shop from.
  user_id integer not null references users (id) on delete cascade,
  shopper_id integer not null references users (id) on delete cascade check (shopper_id <> user_id),
  joined_at timestamptz not null,
  unique (user_id, shopper_id)
);
create index grocery_shoppers_shopper on grocery_shoppers (shopper_id);
alter table grocery_shoppers enable row level security;
alter table grocery_shoppers force row level security;
create policy seen_by_both on grocery_shoppers for select
  using (acting_reach() = 'all' or is_own(user_id) or is_own(shopper_id));
create policy ended_by_both on grocery_shoppers for delete
  using (acting_reach() = 'all' or is_own(user_id) or is_own(shopper_id));
create policy written_by_verbs on grocery_shoppers for insert with check (acting_reach() = 'all');

-- Who ticked an item last, so that those who shop along know.
alter table grocery_list_items add column ticked_by integer references users (id) on delete set null;

-- The one list that a call in the reach 'shopping' may reach; null in every other reach.
create function shopping_list() returns integer language sql stable parallel safe
  as $$ select case when acting_reach() = 'shopping' then nullif(current_setting('app.shopping_list', true), '')::integer end $$;

-- Whose list that is.
create function shopping_owner() returns integer language sql stable parallel safe
  as $$ select case when acting_reach() = 'shopping' then nullif(current_setting('app.shopping_owner', true), '')::integer end $$;

-- Narrows the transaction to one list: the latest of someone whom the caller shops for. Nothing else of theirs is reached, and
-- nothing of the caller's own. False, with the reach as it was, when the caller may not.
create function open_shopping(list integer) returns boolean language plpgsql as $$
declare
  reach_before constant text := coalesce(current_setting('app.reach', true), '');
  owner integer;
begin
  perform set_config('app.reach', 'all', true);
  select l.user_id into owner
    from grocery_lists l join grocery_shoppers s on s.user_id = l.user_id and s.shopper_id = acting_user()
    where l.id = list and has_consent(l.user_id, 'BODY_AND_PLAN')
      and not exists (select from grocery_lists newer where newer.user_id = l.user_id and newer.id > l.id);
  perform set_config('app.shopping_list', case when owner is not null then list::text else '' end, true);
  perform set_config('app.shopping_owner', coalesce(owner::text, ''), true);
  perform set_config('app.reach', case when owner is not null then 'shopping' else reach_before end, true);
  return owner is not null;
end $$;

-- Each write to the list asks for its owner's consent, as any other does.
create policy asked_while_shopping on consents for select
  using (user_id = shopping_owner() and kind = 'BODY_AND_PLAN');

create policy read_by_shoppers on grocery_lists for select using (id = shopping_list());
create policy read_by_shoppers on grocery_list_items for select using (grocery_list_id = shopping_list());
create policy ticked_by_shoppers on grocery_list_items for update
  using (grocery_list_id = shopping_list()) with check (grocery_list_id = shopping_list());
create policy added_by_shoppers on grocery_list_items for insert with check (
  grocery_list_id = shopping_list() and is_own and food_id is null
  and user_id = shopping_owner());
create policy removed_by_shoppers on grocery_list_items for delete using (grocery_list_id = shopping_list() and is_own);

-- A policy cannot compare a row with what it was: of an item that came from the plan a shopper ticks it or puts it aside.
create function refuse_shoppers_change() returns trigger language plpgsql as $$
begin
  if (new.id, new.user_id, new.grocery_list_id, new.is_own, new.food_id, new.quantity, new.unit_en, new.unit_nl)
      is distinct from
      (old.id, old.user_id, old.grocery_list_id, old.is_own, old.food_id, old.quantity, old.unit_en, old.unit_nl)
    or (not old.is_own and (new.name_en, new.name_nl, new.category) is distinct from (old.name_en, old.name_nl, old.category))
  then raise insufficient_privilege using message = 'A shopper ticks or puts aside what came from the plan.';
  end if;
  return new;
end $$;
create trigger refuse_shoppers_change before update on grocery_list_items
  for each row when (acting_reach() = 'shopping') execute function refuse_shoppers_change();
