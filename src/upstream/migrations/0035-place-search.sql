-- Of which city's seed a place is; null for an operator's own, which no city replaces. What is there was put there for
-- a city, if one was ever run, and nobody wrote down for which.
alter table place add column city_seed integer;
update place set city_seed = 0 where exists (select from city_run);

-- What one types begins the name, its pinyin or its initials, as `search_key` has them one after the other.
create index place_pinyin on place (split_part(search_key, ' ', 1) text_pattern_ops);
create index place_initials on place (split_part(search_key, ' ', 2) text_pattern_ops);
create index place_words on place (lower(name) text_pattern_ops);
