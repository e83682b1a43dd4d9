-- Dictionaries that clerks keep: each is an entry of its own, and entries carry what every record carries.

alter table dictionary add column parent_value text;
update dictionary child set parent_value = parent.dic_value
  from dictionary parent where parent.id = child.parent_id;
alter table dictionary drop column parent_id;
-- a value under another one names it, as a file of values does; codes never change
alter table dictionary add constraint dictionary_parent
  foreign key (parent_code, parent_value) references dictionary (parent_code, dic_value);
create index dictionary_below on dictionary (parent_code, parent_value);

-- filled when the server starts: pinyin is not known here
alter table dictionary add column search_key text not null default '';
alter table dictionary add column created_on bigint not null default 0;
alter table dictionary add column created_by text;
alter table dictionary add column updated_on bigint not null default 0;
alter table dictionary add column updated_by text;
alter table dictionary add column remark text;
alter table dictionary add column version integer not null default 1;
update dictionary set
  created_on = floor(extract(epoch from now()) * 1000)::bigint,
  updated_on = floor(extract(epoch from now()) * 1000)::bigint,
  created_by = 'system',
  updated_by = 'system';
alter table dictionary alter column search_key drop default;
alter table dictionary alter column created_on drop default;
alter table dictionary alter column updated_on drop default;

-- a dictionary is an entry under no code
insert into dictionary
    (parent_code, dic_value, description, search_key, sort, created_on, created_by, updated_on, updated_by)
  select '', parent_code,
    case parent_code when 'area' then '区域' when 'callTag' then '来电标记' else parent_code end,
    '', row_number() over (order by parent_code), min(created_on), 'system', min(updated_on), 'system'
  from dictionary group by parent_code;

create index dictionary_order on dictionary (parent_code, sort, id);
-- of several that stood as default, the first stays
update dictionary later set is_default = 0
  where is_default = 1 and (state = 0 or exists (
    select 1 from dictionary earlier
    where earlier.parent_code = later.parent_code and earlier.is_default = 1 and earlier.id < later.id));
create unique index dictionary_default on dictionary (parent_code) where is_default = 1;
