-- Words of three letters end a Dutch compound, too: "vla" finds "hopjesvla". There are so many words that only happen to end so
-- ("graham" in "ham") that the end is written down with the word, when what stands before it is a known word or a long one.
alter table food_words add column short_end text;

create or replace function words_that_end(typed text) returns text[] language plpgsql stable parallel safe as $$
begin
  if length(typed) = 3 then
    return array(select w.word from food_words w where w.short_end = typed order by w.foods desc, w.word limit 20);
  end if;
  return array(select w.word from food_words w
    where reverse(w.word) ~>=~ reverse(typed) and reverse(w.word) ~<~ (reverse(typed) || '~') and w.word <> typed
    order by w.foods desc, w.word limit 20);
end $$;

-- Writes down the ends of three letters, after the words themselves.
create function mark_short_ends() returns void language sql as $$
  update food_words w set short_end = right(w.word, 3)
    where length(w.word) >= 6 and w.word ~ '^[a-z]+$' and (length(w.word) >= 8
      or exists (select from food_words h where h.word = left(w.word, length(w.word) - 3)))
$$;

-- As in 0124, but words of three letters may be the end of a compound.
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
      continue when length(typed[at]) < 3 or typed[at] !~ '[a-z]';
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
