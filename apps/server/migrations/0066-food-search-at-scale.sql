-- What food search reads of the foods that are offered: a narrow row for each. The rows follow the foods by a trigger, so no
-- write can forget them. Foods stand on steps by how much they are asked for: the library and the first thousand on step 0, then
-- each step holds four times as many as the one before it, and the last one all others. A search goes down only as long as it has
-- not found enough, so a common word costs no more than a rare one (docs/decisions/0043).
create table food_search (
  food_id integer primary key references foods (id) on delete cascade,
  step integer not null,
  popularity double precision not null,
  is_library boolean not null,
  is_everyday boolean not null,
  plain_en text not null,
  -- Null when it is the same.
  plain_nl text,
  plain_brand text,
  -- The words of name and brand in both languages, each behind its step: "2kaas". So one index serves all steps.
  terms tsvector not null
);

-- The least popularity on each step but the last, as the foods were last put on steps. Imported foods find their step by it.
create table food_search_steps (
  step integer primary key,
  popularity double precision not null
);

-- How many foods there are, and whether the marks of the list still hold: a row that counting a million foods would take long for.
create table food_totals (
  only_row boolean primary key default true check (only_row),
  foods bigint not null,
  has_marks boolean not null
);
insert into food_totals (foods, has_marks) select count(*), false from foods;

-- Every five hundredth food of the list in each language, so that a late page is found without counting from the first.
create table food_list_marks (
  language text not null,
  place integer not null,
  name text not null,
  food_id integer not null,
  primary key (language, place)
);

create function stepped_words(step integer, words tsvector) returns tsvector language sql immutable parallel safe
  as $$ select array_to_tsvector(array(select step || word from unnest(tsvector_to_array(words)) word)) $$;

-- The step of an imported food by its place among all of them.
create function step_of_place(place bigint) returns integer language sql immutable parallel safe
  as $$ select case when place <= 1000 then 0 when place <= 5000 then 1 when place <= 21000 then 2 when place <= 85000 then 3
    when place <= 341000 then 4 else 5 end $$;

create function put_in_food_search(ids integer[]) returns void language sql as $$
  insert into food_search as s (food_id, step, popularity, is_library, is_everyday, plain_en, plain_nl, plain_brand, terms)
  select f.id, at.step, f.popularity, f.key is not null, f.is_everyday, f.plain_en, nullif(f.plain_nl, f.plain_en),
    nullif(plain_text(f.brand_name), ''), stepped_words(at.step, f.words_en || f.words_nl)
  from foods f cross join lateral (
    select case when f.key is not null then 0
      else coalesce((select min(t.step) from food_search_steps t where t.popularity <= f.popularity), 5) end as step) at
  where f.id = any (ids) and (f.content_hash is not null or f.source_hash is not null)
  on conflict (food_id) do update set step = excluded.step, popularity = excluded.popularity, is_library = excluded.is_library,
    is_everyday = excluded.is_everyday, plain_en = excluded.plain_en, plain_nl = excluded.plain_nl,
    plain_brand = excluded.plain_brand, terms = excluded.terms
    where (s.popularity, s.is_library, s.is_everyday, s.plain_en, s.plain_nl, s.plain_brand) is distinct from
      (excluded.popularity, excluded.is_library, excluded.is_everyday, excluded.plain_en, excluded.plain_nl, excluded.plain_brand)
$$;

create function follow_new_foods() returns trigger language plpgsql as $$
begin
  perform put_in_food_search(array(select id from written));
  update food_totals set foods = foods + (select count(*) from written), has_marks = false
    where exists (select from written);
  return null;
end $$;
create function follow_changed_foods() returns trigger language plpgsql as $$
begin
  perform put_in_food_search(array(select id from written));
  delete from food_search where food_id in (
    select id from written where content_hash is null and source_hash is null);
  update food_totals set has_marks = false where has_marks and exists (
    select from written w join before_change b on b.id = w.id
    where w.name_en is distinct from b.name_en or w.name_nl is distinct from b.name_nl);
  return null;
end $$;
create function follow_deleted_foods() returns trigger language plpgsql as $$
begin
  update food_totals set foods = foods - (select count(*) from deleted), has_marks = false
    where exists (select from deleted);
  return null;
end $$;
create trigger follow_new after insert on foods referencing new table as written
  for each statement execute function follow_new_foods();
create trigger follow_changed after update on foods referencing old table as before_change new table as written
  for each statement execute function follow_changed_foods();
create trigger follow_deleted after delete on foods referencing old table as deleted
  for each statement execute function follow_deleted_foods();

-- Puts the foods on their steps, and marks the pages of the list: after content or an import was loaded.
create function rank_foods() returns void language plpgsql as $$
begin
  with ranked as (
    select food_id, case when is_library then 0
      else step_of_place(row_number() over (partition by is_library order by popularity desc, food_id)) end as step
    from food_search)
  update food_search s set step = r.step, terms = stepped_words(r.step, f.words_en || f.words_nl)
    from ranked r join foods f on f.id = r.food_id where s.food_id = r.food_id and s.step <> r.step;
  delete from food_search_steps;
  insert into food_search_steps (step, popularity)
    select step, min(popularity) from food_search where not is_library and step < 5 group by step;

  delete from food_list_marks;
  insert into food_list_marks (language, place, name, food_id)
    select 'en', place, name_en, id from (
      select name_en, id, row_number() over (order by name_en, id) - 1 as place from foods) f where place % 500 = 0
    union all
    select 'nl', place, name_nl, id from (
      select name_nl, id, row_number() over (order by name_nl, id) - 1 as place from foods) f where place % 500 = 0;
  update food_totals set has_marks = true;
end $$;

create type found_food as (class integer, is_library boolean, is_everyday boolean, popularity double precision, name text, food_id integer);

-- How well a name answers what was typed, 0 being best; see apps/server/src/foods/food-search-store.ts.
create function class_of_food(own text, other text, brand text, is_library boolean, is_everyday boolean, plain text, head text,
  beginnings text[], words tsquery) returns integer language sql immutable parallel safe
  as $$ select case
    when own = plain then 0
    when is_library and is_everyday and (starts_with(own, plain)
      or (own ~ head and own !~ ' (with|without|in|for|of|met|zonder|op|voor|uit) ')) then 1
    when is_library and own ~ head and own !~ ' (with|without|in|for|of|met|zonder|op|voor|uit) ' then 2
    when starts_with(own, plain || ' ') then 3
    when starts_with(own, plain) then 4
    when (' ' || own || coalesce(' ' || brand, '')) like all (beginnings) then 5
    when other is null or array_to_tsvector(string_to_array(own || coalesce(' ' || brand, ''), ' ')) @@ words then 6
    when other = plain then 7
    when starts_with(other, plain) then 8
    else 9 end $$;

-- How many foods have a word that begins so, for the beginnings of one to three letters; longer ones are counted when asked for.
create table food_word_beginnings (
  beginning text primary key,
  foods bigint not null
);

create function count_food_words() returns void language sql as $$
  delete from food_word_beginnings;
  insert into food_word_beginnings (beginning, foods)
    select left(word, letters), sum(foods) from food_words, generate_series(1, 3) letters where length(word) >= letters group by 1
$$;

create function foods_that_begin(typed text) returns bigint language plpgsql stable parallel safe as $$
begin
  if length(typed) <= 3 then
    return coalesce((select b.foods from food_word_beginnings b where b.beginning = typed), 0);
  end if;
  return coalesce((select sum(w.foods) from food_words w where w.word ~>=~ typed and w.word ~<~ (typed || '~')), 0);
end $$;

-- The most used words that end in what was typed, as the last part of a Dutch compound.
create function words_that_end(typed text) returns text[] language plpgsql stable parallel safe as $$
begin
  return array(select w.word from food_words w
    where reverse(w.word) ~>=~ reverse(typed) and reverse(w.word) ~<~ (reverse(typed) || '~') and w.word <> typed
    order by w.foods desc, w.word limit 20);
end $$;

-- Those of these terms, one for each typed word, by which foods are looked up: of a beginning the index reads every food that has
-- it, so the rarest are taken, and others as long as they save more rows than they cost. What is found is held against all.
create function rarest_terms(typed text[], terms text[]) returns text language plpgsql stable parallel safe as $$
declare
  all_foods constant double precision := greatest((select t.foods from food_totals t), 1);
  left_over double precision := all_foods;
  chosen text;
  next record;
begin
  for next in
    select term, greatest(foods_that_begin(word), 1) as foods from unnest(typed, terms) with ordinality as t (word, term, place)
      order by 2, place
  loop
    -- To fetch a row costs some forty times as much as to read it from the index.
    exit when chosen is not null and next.foods > 40 * left_over;
    chosen := concat_ws('&', chosen, next.term);
    left_over := left_over * least(1, next.foods / all_foods);
  end loop;
  return chosen;
end $$;

-- The foods with this name in either language that are asked for most, and those whose name begins so, of two thousand at most.
create function names_that_begin(plain text, with_begun boolean) returns integer[] language plpgsql stable parallel safe as $$
declare
  ids integer[];
begin
  ids := array(select s.food_id from food_search s where s.plain_en = plain order by s.popularity desc limit 50)
    || array(select s.food_id from food_search s where s.plain_nl = plain order by s.popularity desc limit 50);
  if with_begun then
    ids := ids || array(select b.food_id from (
        select s.food_id, s.popularity from food_search s where s.plain_en ~>=~ plain and s.plain_en ~<~ (plain || '~') limit 2000) b
      order by b.popularity desc limit 50)
      || array(select b.food_id from (
        select s.food_id, s.popularity from food_search s where s.plain_nl ~>=~ plain and s.plain_nl ~<~ (plain || '~') limit 2000) b
      order by b.popularity desc limit 50);
  end if;
  return ids;
end $$;

-- The foods that a question finds, best first, at most 200. `terms` has a query for each word of `typed`, with # where the step
-- belongs; `or_else` is another one, or null. With compounds, words of four letters or more may also be the end of a compound.
create function find_foods(is_dutch boolean, plain text, typed text[], terms text[], or_else text, with_compounds boolean, head text,
  enough integer) returns integer[] language plpgsql stable parallel safe as $$
declare
  beginnings constant text[] := array(select '% ' || word || '%' from unnest(string_to_array(plain, ' ')) word);
  alternative constant text := coalesce('|' || or_else, '');
  compounds text[];
  question text;
  looked_up text;
  words tsquery;
  found found_food[] := '{}';
  more found_food[];
  reached integer := 5;
begin
  if with_compounds then
    for at in 1..cardinality(typed) loop
      continue when length(typed[at]) < 4 or typed[at] !~ '[a-z]';
      compounds := words_that_end(typed[at]);
      if cardinality(compounds) > 0 then
        terms[at] := '(' || terms[at] || '|#' || array_to_string(compounds, '|#') || ')';
      end if;
    end loop;
  end if;
  question := '(' || array_to_string(terms, '&') || ')' || alternative;
  words := replace(question, '#', '')::tsquery;

  for at in 0..5 loop
    if looked_up is null and (at >= 3 or cardinality(typed) = 1) then
      looked_up := case when cardinality(typed) = 1 then question else '(' || rarest_terms(typed, terms) || ')' || alternative end;
    end if;
    select array_agg(row(class_of_food(case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end,
        case when s.plain_nl is null then null when is_dutch then s.plain_en else s.plain_nl end,
        s.plain_brand, s.is_library, s.is_everyday, plain, head, beginnings, words), s.is_library, s.is_everyday, s.popularity,
        case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end, s.food_id)::found_food)
      into more from food_search s
      where s.terms @@ replace(coalesce(looked_up, question), '#', at::text)::tsquery
        -- Written so that it is asked of the rows, and not of the index.
        and (looked_up is null or looked_up = question or (s.terms @@ replace(question, '#', at::text)::tsquery) is true);
    found := found || more;
    if cardinality(found) >= enough then
      reached := at;
      exit;
    end if;
  end loop;

  -- Whoever types a name gets it, however little it is asked for: the whole one, and the beginning of one unless a page of more
  -- popular names begins so, too.
  if reached < 5 then
    select array_agg(row(class_of_food(case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end,
        case when s.plain_nl is null then null when is_dutch then s.plain_en else s.plain_nl end,
        s.plain_brand, s.is_library, s.is_everyday, plain, head, beginnings, words), s.is_library, s.is_everyday, s.popularity,
        case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end, s.food_id)::found_food)
      into more from food_search s
      where s.step > reached and s.food_id = any (names_that_begin(plain,
        (select count(*) from unnest(found) f where f.class <= 4) < 20));
    found := found || more;
  end if;
  return array(select f.food_id from unnest(found) f
    order by f.class, f.is_library desc, f.is_everyday desc, f.popularity desc, length(f.name), f.name, f.food_id limit 200);
end $$;

-- Foods with their servings, in the order of the ids; a food without servings is one row. It keeps its plan for the life of a
-- connection: planning took longer than reading.
create function foods_with_servings(ids integer[]) returns table (food_id integer, name_en text, name_nl text, brand_name text,
  barcodes text[], category text, kcal double precision, protein double precision, carbohydrates double precision,
  fat double precision, fiber double precision, density double precision, id integer, key text, description_en text, description_nl text,
  measurement_en text, measurement_nl text, measurements_en text, measurements_nl text, quantity double precision,
  metric_value double precision, metric_unit text)
language plpgsql stable parallel safe rows 50 as $$
begin
  return query select f.id, f.name_en, f.name_nl, f.brand_name, f.barcodes, f.category, f.kcal, f.protein, f.carbohydrates, f.fat,
    f.fiber, f.density, s.id, s.key, s.description_en, s.description_nl, s.measurement_en, s.measurement_nl, s.measurements_en,
    s.measurements_nl, s.quantity, s.metric_value, s.metric_unit
    from unnest(ids) with ordinality as wanted (id, place) join foods f on f.id = wanted.id
    left join suggested_servings s on s.food_id = f.id order by wanted.place, s.position, s.id;
end $$;

-- The food that is sold under a number; of several, the one that is asked for most.
create function food_of_barcode(gtin text) returns integer language plpgsql stable parallel safe as $$
begin
  return (select f.id from foods f where f.barcodes @> array[gtin] and (f.content_hash is not null or f.source_hash is not null)
    order by f.popularity desc, f.id limit 1);
end $$;
