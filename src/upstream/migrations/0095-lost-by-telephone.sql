-- Made from the tables by: npm run migration -- lost-by-telephone

ALTER TABLE "city_loss" ADD COLUMN "call_id" text;
ALTER TABLE "simulated_payment" ADD COLUMN "amount" bigint DEFAULT 0 NOT NULL;
ALTER TABLE "simulated_payment" ADD COLUMN "reports" integer DEFAULT 0 NOT NULL;
CREATE INDEX "lost_contact_sms_idx" ON "lost_contact" USING btree ("sms_on");
CREATE INDEX "simulated_payment_report_idx" ON "simulated_payment" USING btree ("over_on") WHERE "simulated_payment"."behaviour" = 'double' and "simulated_payment"."reports" < 2;

-- to which card a reward was paid; the number of a card is none of a telephone
create or replace view lost_reward as
select
  outlay.id, lost_order.id as lost_id, lost_order.lost_no, outlay.payee_name as driver_name,
  coalesce(lost_order.match_driver_phone, case when outlay.trade_channel <> 2 then outlay.payee_account end) as driver_phone,
  outlay.plate_number, outlay.amount, outlay.trade_channel as channel, outlay.trade_no as serial_num,
  case outlay.state when 1 then 1 when 2 then 2 when 3 then 3 else 0 end as reward_status,
  outlay.pay_time, coalesce(outlay.fail_reason, outlay.close_reason) as fail_reason, outlay.apply_user as operator_name,
  outlay.area_id, outlay.search_key || ' ' || lost_order.search_key as search_key, outlay.created_on, outlay.created_by,
  outlay.updated_on, outlay.updated_by, outlay.remark, outlay.version,
  driver_bank_card.bank_name, case when outlay.trade_channel = 2 then outlay.payee_account end as bank_card_no
from outlay
join lost_order on lost_order.id = outlay.biz_str_id::bigint
left join driver_bank_card on outlay.trade_channel = 2 and driver_bank_card.driver_id = lost_order.match_driver_id
  and driver_bank_card.card_no = outlay.payee_account
where outlay.biz_code = 2;
