-- As in 0066, but the ends of compounds do not keep a search from going down to the typed words themselves: "hole" had enough with
-- "whole" on the upper steps. Once there are enough finds, only what was typed is looked for, until there is enough of that, too.

-- The foods that a question finds, best first, at most 200. `terms` has a query for each word of `typed`, with # where the step
-- belongs; `or_else` is another one, or null. With compounds, words of four letters or more may also be the end of a compound.
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
  reached integer := 5;
begin
  if with_compounds then
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
    continue when cardinality(found) < enough;
    -- Of class 6 are compounds, among others.
    if not has_compounds or (select count(*) from unnest(found) f where f.class <> 6) >= enough then
      reached := at;
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

