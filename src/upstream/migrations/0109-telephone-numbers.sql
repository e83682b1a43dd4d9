-- Numbers that came in as they were written, brought into the form in which they come in from now on. Everything typed by
-- a person was in it already. Where two records have the same number in that form, both stay as they are: whose name,
-- credit and black list holds for both is for a person to say, who merges them on the page of callers.
create function written_telephone(number text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    translate(number, '０１２３４５６７８９＋', '0123456789+'),
    '[,，;；].*$', ''),
    '[[:space:]().-]', '', 'g'),
    '^(?:(?:\+(?:00)?|00)?86)?0?(1[3-9][0-9]{9})$', '\1'),
    '^(?:\+(?:00)?|00)86(10[0-9]{8}|2[0-9]{9}|[35679][0-9]{9,10}|[48][1-9][0-9]{8,9}|[48]0[1-9][0-9]{7,8})$', '0\1')
$$;

create function has_other_form(number text) returns boolean language sql immutable as $$
  select written_telephone(number) <> number and written_telephone(number) ~ '^\+?[0-9]{7,15}$'
$$;

update call_report set callno = written_telephone(callno) where has_other_form(callno);
update call_record set callno = written_telephone(callno) where has_other_form(callno);
update call_report set callno = null where callno !~ '[0-9]' or callno ~ '[*#]';
update call_record set callno = null where callno !~ '[0-9]' or callno ~ '[*#]';
update taxi_order set mobile = written_telephone(mobile) where has_other_form(mobile);
update income set payer_mobile = written_telephone(payer_mobile) where has_other_form(payer_mobile);
update found_item set driver_mobile = written_telephone(driver_mobile) where has_other_form(driver_mobile);
update lost_order set match_driver_phone = written_telephone(match_driver_phone) where has_other_form(match_driver_phone);

update passenger set mobile = alone.form
from (
  select min(id) as id, written_telephone(mobile) as form from passenger group by 2 having count(*) = 1
) as alone
where passenger.id = alone.id and has_other_form(passenger.mobile);

update call_back set callno = alone.form
from (
  select min(id) as id, written_telephone(callno) as form from call_back group by 2 having count(*) = 1
) as alone
where call_back.id = alone.id and has_other_form(call_back.callno);

drop function has_other_form(text);
drop function written_telephone(text);
