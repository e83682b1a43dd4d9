-- Numbers of people that the operate log kept whole: sought in a filter or a keyword, or inside a text of JSON.

create or replace function pg_temp.masked(kept text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(
      regexp_replace(
        -- a number of JSON becomes a text
        kept, '(?<=[^\\]":)(1[3-9]\d)\d{4}(\d{4})(?=[,}])', '"\1****\2"', 'g'
      ),
      '(?<!\d)(1[3-9]\d)[ -]?\d{4}[ -]?(\d{4})(?!\d)', '\1****\2', 'g'
    ),
    '(?<!\d)([1-9]\d{5})(?:18|19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(\d{3}[\dXx])(?!\d)', '\1****\2', 'g'
  )
$$;

alter table operate_log disable trigger operate_log_kept;
update operate_log
  set oper_param = pg_temp.masked(oper_param),
    json_result = pg_temp.masked(json_result),
    before = pg_temp.masked(before),
    after = pg_temp.masked(after)
  where concat_ws(' ', oper_param, json_result, before, after) ~ '(?<!\d)(1[3-9]\d[ -]?\d{4}[ -]?\d{4}|[1-9]\d{16}[\dXx])(?!\d)';
alter table operate_log enable trigger operate_log_kept;
