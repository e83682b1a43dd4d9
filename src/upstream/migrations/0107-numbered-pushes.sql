-- What is to be passed on, in one call: numbers what waits, then reads what follows a number. A statement does not see what
-- a function within it has written; one behind it in the same function does. The columns are named, so that the function
-- does not go with the table when an older version empties a database.
create function numbered_pushes(after bigint, most integer)
  returns table (msg_id bigint, type text, data text, audience text, "time" bigint)
  language plpgsql as $$
begin
  perform number_pushes();
  return query select push.msg_id, push.type, push.data, push.audience, push.time from push
    where push.msg_id > after order by push.msg_id limit most;
end
$$;
