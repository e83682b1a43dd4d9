-- Written by hand: the tables stay as they are.

-- A payment of a closed day also keeps the statement that it is held against, and the time of the channel.
CREATE OR REPLACE FUNCTION income_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state IN (1, 4, 5) AND NEW.state IN (1, 4, 5)
    AND (OLD.amount, OLD.fee, OLD.trade_channel, OLD.bill_channel, OLD.trade_no, OLD.pay_time, OLD.channel_time,
        OLD.recon_state)
      IS NOT DISTINCT FROM (NEW.amount, NEW.fee, NEW.trade_channel, NEW.bill_channel, NEW.trade_no, NEW.pay_time,
        NEW.channel_time, NEW.recon_state)
  THEN RETURN NEW; END IF;
  IF (TG_OP <> 'INSERT' AND OLD.state IN (1, 4, 5) AND books_closed_at(OLD.pay_time))
    OR (TG_OP <> 'DELETE' AND NEW.state IN (1, 4, 5) AND books_closed_at(NEW.pay_time))
  THEN RAISE EXCEPTION 'the books of this day are closed' USING ERRCODE = 'CD001'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION outlay_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.state = 1 AND NEW.state = 1
    AND (OLD.amount, OLD.trade_channel, OLD.bill_channel, OLD.trade_no, OLD.pay_time, OLD.channel_time, OLD.recon_state)
      IS NOT DISTINCT FROM (NEW.amount, NEW.trade_channel, NEW.bill_channel, NEW.trade_no, NEW.pay_time,
        NEW.channel_time, NEW.recon_state)
  THEN RETURN NEW; END IF;
  IF (TG_OP <> 'INSERT' AND OLD.state = 1 AND books_closed_at(OLD.pay_time))
    OR (TG_OP <> 'DELETE' AND NEW.state = 1 AND books_closed_at(NEW.pay_time))
  THEN RAISE EXCEPTION 'the books of this day are closed' USING ERRCODE = 'CD001'; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
