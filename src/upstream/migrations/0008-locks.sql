-- Who is editing what: one lease for each window in which a person has a record open.

create table edit_lease (
  resource text not null,
  record_id bigint not null,
  session_id bigint not null references session (id) on delete cascade,
  window_id text not null,
  user_id bigint not null,
  user_name text not null,
  created_on bigint not null,
  expire_on bigint not null,
  primary key (resource, record_id, session_id, window_id)
);
create index edit_lease_session on edit_lease (session_id);
create index edit_lease_expire on edit_lease (expire_on);
