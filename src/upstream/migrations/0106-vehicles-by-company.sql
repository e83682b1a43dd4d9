-- Made from the tables by: npm run migration -- vehicles-by-company

ALTER TABLE "vehicle" ADD COLUMN "company_key" text;

-- The part of a company's key that spells its short name stands behind the whole name; without a short name, all of it.
CREATE FUNCTION company_key_of(of_id bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN coalesce(short_name, '') = '' THEN search_key
    ELSE substr(search_key, strpos(search_key, lower(company_name)) + length(company_name) + 1) END
  FROM company WHERE id = of_id
$$;

CREATE FUNCTION vehicle_company_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- what a backup brings is kept: its company may come later
  IF TG_OP = 'UPDATE' OR NEW.company_key IS NULL THEN
    NEW.company_key := company_key_of(NEW.company_id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER vehicle_company_key BEFORE INSERT OR UPDATE OF company_id ON vehicle
  FOR EACH ROW EXECUTE FUNCTION vehicle_company_key();

CREATE FUNCTION company_key_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vehicle SET company_key = company_key_of(NEW.id) WHERE company_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER company_key_changed AFTER UPDATE OF company_name, short_name, search_key ON company
  FOR EACH ROW WHEN (OLD.search_key IS DISTINCT FROM NEW.search_key OR OLD.short_name IS DISTINCT FROM NEW.short_name)
  EXECUTE FUNCTION company_key_changed();

UPDATE vehicle SET company_key = company_key_of(company_id) WHERE company_id IS NOT NULL;
CREATE INDEX vehicle_company_key ON vehicle (company_key, id);
