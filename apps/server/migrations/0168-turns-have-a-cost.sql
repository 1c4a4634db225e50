-- A turn may cost more than one event: a month that is planned weighs more than a meal. The function without costs stays for
-- servers of the version before.
create function take_turn(kinds text[], subjects bytea[], maxima integer[], windows integer[], costs integer[],
  at timestamptz, out refused integer, out wait_seconds double precision) language plpgsql as $$
begin
  insert into limited_events as e (kind, subject, moments, over_at)
    select distinct g.kind, g.subject, '{}'::timestamptz[], take_turn.at
    from unnest(kinds, subjects) as g (kind, subject) order by g.kind, g.subject
    on conflict (kind, subject) do update set over_at = e.over_at;

  select g.number, extract(epoch from oldest.moment + make_interval(secs => g.window_seconds) - take_turn.at)
    into refused, wait_seconds
    from unnest(kinds, subjects, maxima, windows, costs) with ordinality
      as g (kind, subject, maximum, window_seconds, cost, number)
    join limited_events e on e.kind = g.kind and e.subject = g.subject
    cross join lateral (
      select m.moment from unnest(e.moments) as m (moment)
      where m.moment > take_turn.at - make_interval(secs => g.window_seconds)
      order by m.moment desc offset g.maximum - g.cost limit 1
    ) oldest
    order by 2 desc limit 1;
  if refused is not null then return; end if;

  update limited_events e set
    moments = array(
      select m.moment from unnest(e.moments) as m (moment)
      where m.moment > take_turn.at - make_interval(secs => g.longest) order by m.moment
    ) || array_fill(take_turn.at, array[g.dearest]),
    over_at = greatest(e.over_at, take_turn.at + make_interval(secs => g.longest))
  from (
    select u.kind, u.subject, max(u.window_seconds) as longest, max(u.cost) as dearest
    from unnest(kinds, subjects, windows, costs) as u (kind, subject, window_seconds, cost) group by u.kind, u.subject
  ) g
  where e.kind = g.kind and e.subject = g.subject;
end
$$;
