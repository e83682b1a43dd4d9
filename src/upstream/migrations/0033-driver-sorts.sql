-- What lists of drivers can be sorted by, each with an index; counts by result; a number by its last four.

create index driver_score on driver (score, id);
create index driver_star on driver (star, id);
create index driver_register_time on driver (register_time, id);
create index driver_created_on on driver (created_on, id);
create index driver_mobile_end on driver (right(mobile, 4));

create index driver_account_version on driver_account (app_version, id);
create index driver_account_state on driver_account (state, id);

create index driver_approval_created on driver_approval (created_on, id);

create index spot_check_deadline on spot_check (deadline, id);
create index spot_check_submit on spot_check (submit_time, id);
create index spot_check_result on spot_check (result, push_time desc, id desc);
