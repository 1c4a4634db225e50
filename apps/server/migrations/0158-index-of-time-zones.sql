-- concurrently
create index concurrently users_time_zone on users (time_zone, id);
