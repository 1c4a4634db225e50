-- A question of three words or more is looked up by its words as they stand, the last one begun, and by the beginnings of all of
-- them only if that finds nothing. The beginnings of common words are long lists, and intersecting them took nine tenths of the time
-- of the slowest searches; the list of a whole word is skipped through.

-- The foods on a step that have these terms, looked up by some of them.
create function foods_on_step(at integer, looked_up text, question text, is_dutch boolean, plain text, head text,
  beginnings text[], words tsquery) returns found_food[] language plpgsql stable parallel safe as $$
begin
  return array(select row(class_of_food(case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end,
      case when s.plain_nl is null then null when is_dutch then s.plain_en else s.plain_nl end,
      s.plain_brand, s.is_library, s.is_everyday, plain, head, beginnings, words), s.is_library, s.is_everyday, s.popularity,
      case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end, s.food_id)::found_food
    from food_search s
    where s.terms @@ replace(looked_up, '#', at::text)::tsquery
      -- Written so that it is asked of the rows, and not of the index.
      and (looked_up = question or (s.terms @@ replace(question, '#', at::text)::tsquery) is true));
end $$;

create function best_first(found found_food[]) returns integer[] language sql immutable parallel safe as $$
  select array(select f.food_id from unnest(found) f
    order by f.class, f.is_library desc, f.is_everyday desc, f.popularity desc, length(f.name), f.name, f.food_id limit 200) $$;

-- As in 0066, but whole words come first: the index skips through their lists, so they save rows at next to no cost.
create or replace function rarest_terms(typed text[], terms text[]) returns text language plpgsql stable parallel safe as $$
declare
  all_foods constant double precision := greatest((select t.foods from food_totals t), 1);
  left_over double precision := all_foods;
  chosen text;
  next record;
begin
  for next in
    select term, term like '%*%' as is_begun, greatest(foods_that_begin(word), 1) as foods
      from unnest(typed, terms) with ordinality as t (word, term, place) order by 2, 3, place
  loop
    -- To fetch a row costs some forty times as much as to read it from the index.
    exit when chosen is not null and next.is_begun and next.foods > 40 * left_over;
    chosen := concat_ws('&', chosen, next.term);
    left_over := left_over * least(1, next.foods / all_foods);
  end loop;
  return chosen;
end $$;

-- The foods that have all of these words as they stand, the last one begun; a word that no food has may be begun as well.
create function foods_with_whole_words(is_dutch boolean, plain text, typed text[], terms text[], head text, beginnings text[],
  enough integer) returns found_food[] language plpgsql stable parallel safe as $$
declare
  -- As a value of one word each, which the index finds; asked whether there is one, all words would be read.
  whole constant text[] := array(select
      coalesce(case when place < cardinality(typed) then (select '#' || w.word from food_words w where w.word = typed[place]) end,
        terms[place])
    from generate_subscripts(typed, 1) place order by place);
  question constant text := array_to_string(whole, '&');
  words constant tsquery := replace(question, '#', '')::tsquery;
  looked_up text;
  found found_food[] := '{}';
begin
  if whole = terms then return found; end if;
  looked_up := rarest_terms(typed, whole);
  for at in 0..5 loop
    found := found || foods_on_step(at, looked_up, question, is_dutch, plain, head, beginnings, words);
    exit when cardinality(found) >= enough;
  end loop;
  return found;
end $$;

create or replace function find_foods(is_dutch boolean, plain text, typed text[], terms text[], or_else text, with_compounds boolean, head text,
  enough integer) returns integer[] language plpgsql stable parallel safe as $$
declare
  beginnings constant text[] := array(select '% ' || word || '%' from unnest(string_to_array(plain, ' ')) word);
  alternative constant text := coalesce('|' || or_else, '');
  compounds text[];
  typed_terms constant text[] := terms;
  has_compounds boolean := false;
  question text;
  looked_up text;
  words tsquery;
  found found_food[] := '{}';
  more found_food[];
  -- Whether there may be others on the steps below.
  is_cut boolean := false;
  has_whole boolean := false;
begin
  if with_compounds and cardinality(typed) >= 3 then
    found := foods_with_whole_words(is_dutch, plain, typed, terms, head, beginnings, enough);
    has_whole := cardinality(found) > 0;
    is_cut := cardinality(found) >= enough;
  end if;
  if with_compounds and not has_whole then
    for at in 1..cardinality(typed) loop
      continue when length(typed[at]) < 4 or typed[at] !~ '[a-z]';
      compounds := words_that_end(typed[at]);
      if cardinality(compounds) > 0 then
        has_compounds := true;
        terms[at] := '(' || terms[at] || '|#' || array_to_string(compounds, '|#') || ')';
      end if;
    end loop;
  end if;
  question := '(' || array_to_string(terms, '&') || ')' || alternative;
  words := replace(question, '#', '')::tsquery;

  for at in 0..5 loop
    exit when has_whole;
    if looked_up is null and (at >= 3 or cardinality(typed) = 1) then
      looked_up := case when cardinality(typed) = 1 then question else '(' || rarest_terms(typed, terms) || ')' || alternative end;
    end if;
    found := found || foods_on_step(at, coalesce(looked_up, question), question, is_dutch, plain, head, beginnings, words);
    continue when cardinality(found) < enough;
    -- Of class 6 are compounds, among others.
    if not has_compounds or (select count(*) from unnest(found) f where f.class <> 6) >= enough then
      is_cut := at < 5;
      exit;
    end if;
    if terms <> typed_terms then
      terms := typed_terms;
      question := '(' || array_to_string(terms, '&') || ')' || alternative;
      looked_up := null;
    end if;
  end loop;

  -- Whoever types a name gets it, however little it is asked for: the whole one, and the beginning of one unless a page of more
  -- popular names begins so, too.
  if is_cut then
    select array_agg(row(class_of_food(case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end,
        case when s.plain_nl is null then null when is_dutch then s.plain_en else s.plain_nl end,
        s.plain_brand, s.is_library, s.is_everyday, plain, head, beginnings, words), s.is_library, s.is_everyday, s.popularity,
        case when is_dutch then coalesce(s.plain_nl, s.plain_en) else s.plain_en end, s.food_id)::found_food)
      into more from food_search s
      where s.food_id = any (names_that_begin(plain, (select count(*) from unnest(found) f where f.class <= 4) < 20))
        and s.food_id <> all (array(select f.food_id from unnest(found) f));
    found := found || more;
  end if;
  return best_first(found);
end $$;
