-- Lists sort names as they are spoken: by the key that also finds them, which begins with the pinyin.

drop index driver_name;
create index driver_name on driver (search_key, id);
drop index passenger_name;
create index passenger_name on passenger (search_key, id) where merged_into is null;
drop index open_data_account_name;
create index open_data_account_name on open_data_account (search_key, id);
