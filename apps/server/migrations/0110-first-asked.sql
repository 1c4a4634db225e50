-- Since when a client has been asked without an answer. Asking again moves `asked_at`, and would make a client who never answers look
-- as if they had been asked today. Null for what an older program asked, where `asked_at` counts.
alter table check_ins add column first_asked_at timestamptz;
