-- Made from the tables by: npm run migration -- call-counts

CREATE INDEX "call_record_missed_idx" ON "call_record" USING btree ("entered_on","id","area_id") WHERE state is not null and state <> 'dealing';
