-- concurrently
create index concurrently audit_log_request on audit_log (request_id) where request_id is not null;
