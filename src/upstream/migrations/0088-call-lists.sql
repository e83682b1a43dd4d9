-- Made from the tables by: npm run migration -- call-lists

DROP INDEX "call_back_open_idx";
DROP INDEX "call_record_entered_idx";
DROP INDEX "call_record_agent_idx";
CREATE INDEX "complaint_mobile_idx" ON "complaint" USING btree ("mobile","created_on");
CREATE INDEX "complaint_deadline_idx" ON "complaint" USING btree ("deadline","id");
CREATE INDEX "complaint_occurred_idx" ON "complaint" USING btree ("occur_time","id");
CREATE INDEX "complaint_type_idx" ON "complaint" USING btree ("type","id");
CREATE INDEX "complaint_by_state_idx" ON "complaint" USING btree ("state","id");
CREATE INDEX "call_record_state_idx" ON "call_record" USING btree ("state","entered_on","id");
CREATE INDEX "call_record_tagging_idx" ON "call_record" USING btree ("tagging","entered_on","id","state");
CREATE INDEX "call_back_callno_idx" ON "call_back" USING btree ("callno","id");
CREATE INDEX "call_back_passenger_idx" ON "call_back" USING btree ("passenger_id");
CREATE INDEX "call_record_entered_idx" ON "call_record" USING btree ("entered_on","id","state");
CREATE INDEX "call_record_agent_idx" ON "call_record" USING btree ("agent","entered_on","state","tagging");

-- a number by its last four
create index call_record_callno_tail on call_record (right(callno, 4), entered_on) where callno is not null;
create index complaint_mobile_tail on complaint (right(mobile, 4), created_on) where mobile is not null;
create index passenger_mobile_tail on passenger (right(mobile, 4));
-- who has waited longest first; what is over, the latest first
create index call_back_in_turn on call_back (state, (case when state = 1 then first_missed_on end), ended_on desc, id desc);
create index complaint_no_lower on complaint (lower(complaint_no) text_pattern_ops);
create index complaint_plate_lower on complaint (lower(plate_number) text_pattern_ops);
create index passenger_name on passenger (name, id) where merged_into is null;
create index passenger_order_count on passenger (order_count, id) where merged_into is null;
create index passenger_cancel_count on passenger (cancel_count, id) where merged_into is null;
create index passenger_black on passenger (black_until, id) where black_until is not null;
-- answered, and nobody has said what it was about
create index call_record_untagged on call_record (entered_on, id) where tagging = '0' and state = 'dealing';
