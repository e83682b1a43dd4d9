-- Numbers what waits, in the order in which it was written, and answers the last number given: in one call, because every
-- push waits for it. Each statement sees what was committed before it began, so that what somebody else has numbered
-- while this one waited for the counter keeps its number.
create function number_pushes() returns bigint language plpgsql as $$
declare
  given bigint;
  counted bigint;
begin
  if not exists (select from push where msg_id is null) then
    return (select last from push_counter);
  end if;
  select last into strict given from push_counter for update;
  update push set msg_id = given + waiting.place
    from (select id as row_id, row_number() over (order by id) as place from push where msg_id is null) as waiting
    where push.id = waiting.row_id;
  get diagnostics counted = row_count;
  update push_counter set last = given + counted;
  return given + counted;
end
$$;
