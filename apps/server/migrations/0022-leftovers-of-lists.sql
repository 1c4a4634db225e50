-- Left-overs of which only the cooking or only the eating lies in the days of a list, as they stood when it was made.
alter table grocery_lists add column edge_leftovers jsonb not null default '[]';
