-- What a label is known to name of the fourteen allergens (ledger FOOD-089). It says nothing about those that it does not name:
-- what a food is known to contain, and to be free of, stays in "contains".
alter table foods add column label_allergens text[] not null default '{}';

-- As foods_with_servings, which the release before calls, and with what is known of allergens.
create function foods_with_contents(ids integer[]) returns table (food_id integer, name_en text, name_nl text, brand_name text,
  barcodes text[], category text, kcal double precision, protein double precision, carbohydrates double precision,
  fat double precision, fiber double precision, density double precision, contains text[], label_allergens text[], id integer, key text,
  description_en text, description_nl text, measurement_en text, measurement_nl text, measurements_en text, measurements_nl text,
  quantity double precision, metric_value double precision, metric_unit text)
language plpgsql stable parallel safe rows 50 as $$
begin
  return query select f.id, f.name_en, f.name_nl, f.brand_name, f.barcodes, f.category, f.kcal, f.protein, f.carbohydrates, f.fat,
    f.fiber, f.density, f.contains, f.label_allergens, s.id, s.key, s.description_en, s.description_nl, s.measurement_en,
    s.measurement_nl, s.measurements_en, s.measurements_nl, s.quantity, s.metric_value, s.metric_unit
    from unnest(ids) with ordinality as wanted (id, place) join foods f on f.id = wanted.id
    left join suggested_servings s on s.food_id = f.id order by wanted.place, s.position, s.id;
end $$;
