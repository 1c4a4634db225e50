-- Things that may happen only so often: one row per limit and subject, with the moments that still count. A row per key,
-- not per event, so that one statement can lock, count and add. Nothing in it names anybody: the subject (a person, an
-- e-mail address, a network) is an HMAC whose key lives outside the database. What was counted under plain keys cannot be
-- carried over, as SQL does not have that key.
drop table limited_events;
create table limited_events (
  kind text not null,
  subject bytea not null,
  moments timestamptz[] not null,
  -- From here on no moment counts any more, and the row is deleted by the hourly sweep.
  over_at timestamptz not null,
  primary key (kind, subject)
);
create index limited_events_subject on limited_events (subject);
create index limited_events_over_at on limited_events (over_at);

-- Counts one more event under each of the limits, or under none when one of them is used up; then `refused` is the
-- number of the limit that takes longest to free (from 1), and `wait_seconds` how long that is. One statement that is
-- its own transaction: rows are locked in one order and only while the database itself works, so that calls of one key
-- neither pass a limit together nor wait for a client that holds the lock.
create function take_turn(kinds text[], subjects bytea[], maxima integer[], windows integer[], at timestamptz,
  out refused integer, out wait_seconds double precision) language plpgsql as $$
begin
  insert into limited_events as e (kind, subject, moments, over_at)
    select distinct g.kind, g.subject, '{}'::timestamptz[], take_turn.at
    from unnest(kinds, subjects) as g (kind, subject) order by g.kind, g.subject
    on conflict (kind, subject) do update set over_at = e.over_at;

  select g.number, extract(epoch from oldest.moment + make_interval(secs => g.window_seconds) - take_turn.at)
    into refused, wait_seconds
    from unnest(kinds, subjects, maxima, windows) with ordinality
      as g (kind, subject, maximum, window_seconds, number)
    join limited_events e on e.kind = g.kind and e.subject = g.subject
    cross join lateral (
      select m.moment from unnest(e.moments) as m (moment)
      where m.moment > take_turn.at - make_interval(secs => g.window_seconds)
      order by m.moment desc offset g.maximum - 1 limit 1
    ) oldest
    order by 2 desc limit 1;
  if refused is not null then return; end if;

  update limited_events e set
    moments = array(
      select m.moment from unnest(e.moments) as m (moment)
      where m.moment > take_turn.at - make_interval(secs => g.longest) order by m.moment
    ) || take_turn.at,
    over_at = greatest(e.over_at, take_turn.at + make_interval(secs => g.longest))
  from (
    select u.kind, u.subject, max(u.window_seconds) as longest
    from unnest(kinds, subjects, windows) as u (kind, subject, window_seconds) group by u.kind, u.subject
  ) g
  where e.kind = g.kind and e.subject = g.subject;
end
$$;

-- Wrong codes per account and per network are counted as limited events; what stays here is only what the breaker of
-- the whole service looks at, which names nobody.
delete from sign_in_failures where not compared;
alter table sign_in_failures drop column email, drop column ip_prefix, drop column compared;
