-- Made from the tables by: npm run migration -- accounts-of-the-door

ALTER TABLE "lookup" ALTER COLUMN "user_id" SET DATA TYPE text;
ALTER TABLE "alarm" ADD COLUMN "raised_by" text;
ALTER TABLE "reveal_log" ADD COLUMN "app_key" text;
ALTER TABLE "call_record" ADD COLUMN "reported_by" text;
ALTER TABLE "taxi_order" ADD COLUMN "placed_by" text;
ALTER TABLE "taxi_order" ADD COLUMN "driven_by" text;
ALTER TABLE "taxi_order" ADD COLUMN "paid_amount" integer;
ALTER TABLE "order_offer" ADD COLUMN "answered_by" text;
ALTER TABLE "income" ADD COLUMN "reported_by" text;
ALTER TABLE "outlay" ADD COLUMN "reported_by" text;

create index reveal_log_account on reveal_log (app_key, created_on) where app_key is not null;
alter table reveal_log drop constraint reveal_log_reason_check;
alter table reveal_log add constraint reveal_log_reason_check check (reason in (1, 2, 3, 4, 5, 6, 7));

-- one scope becomes three: what an account could do before, it can do now
update open_data_account
set scopes = array_remove(scopes, 'actOnOrders') || '{orderAsPassenger,driveOrders,payOrders}'::text[],
  version = version + 1
where 'actOnOrders' = any (scopes);

update taxi_order set paid_amount = price where pay_status = 1;

-- reports and orders begin with the key of their account
update taxi_order set placed_by = account.app_key
from open_data_account account
where split_part(taxi_order.submit_no, ' ', 1) = account.app_key;
update income set reported_by = account.app_key
from payment_report report join open_data_account account on account.app_key = split_part(report.report_no, ' ', 1)
where report.state = 'income' and report.outcome = 'noted' and report.trade_name = income.trade_no;
update outlay set reported_by = account.app_key
from payment_report report join open_data_account account on account.app_key = split_part(report.report_no, ' ', 1)
where report.state <> 'income' and report.outcome = 'noted' and report.trade_name = outlay.out_trade_no;

-- what is under way and does not say whose it is goes to the account with the scope, where there is one only
update taxi_order set driven_by = one.app_key
from (
  select min(app_key) as app_key from open_data_account
  where state = 1 and 'driveOrders' = any (scopes) having count(*) = 1
) one
where main_status in (2, 3);
update call_record set reported_by = one.app_key
from (
  select min(app_key) as app_key from open_data_account
  where state = 1 and 'reportCalls' = any (scopes) having count(*) = 1
) one
where not exists (select 1 from simulated_step step where step.call_id = call_record.call_id);
update alarm set raised_by = one.app_key
from (
  select min(app_key) as app_key from open_data_account
  where state = 1 and 'raiseAlarms' = any (scopes) having count(*) = 1
) one
where alarm.state in (0, 1);
