-- Filters of the logs take letters alike in upper and lower case, so their indexes hold the lower ones: a million
-- entries are then found by who, by object, by address and by trace without being read one by one.

drop index operate_log_name;
create index operate_log_name on operate_log (lower(oper_name) text_pattern_ops, oper_time, id);
drop index operate_log_object;
create index operate_log_object on operate_log (lower(object_id) text_pattern_ops, object_type, oper_time, id);
drop index operate_log_ip;
create index operate_log_ip on operate_log (lower(oper_ip) text_pattern_ops, oper_time, id);
drop index operate_log_trace;
create index operate_log_trace on operate_log (lower(trace_id) text_pattern_ops);
-- few entries have a failure's words; what is sought in them is sought in these only
create index operate_log_words on operate_log (oper_time, id) where error_msg is not null;

drop index login_log_ip;
create index login_log_ip on login_log (lower(ip) text_pattern_ops, login_time, id);
