-- Whether a read was noted already is asked at every poll of a coach's screen.
create index audit_log_read on audit_log (user_id, actor_id, action, happened_at);
