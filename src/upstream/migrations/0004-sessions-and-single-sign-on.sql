-- Previews of a role within a session, lists of who is there, and sign-ins on their way to an issuer.

-- a preview lives and dies with the session it was begun in; a role that is gone ends it as well
alter table session add column parent_id bigint references session (id) on delete cascade;
alter table session add column preview_role_id bigint;
alter table session add constraint session_preview check ((parent_id is null) = (preview_role_id is null));
create index session_parent on session (parent_id) where parent_id is not null;
-- who is there, latest first
create index session_seen on session (last_seen_on, id) where ended_on is null and parent_id is null;
create index session_ended on session (ended_on) where ended_on is not null;

create table sso_attempt (
  attempt_hash text primary key,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  redirect_uri text not null,
  expire_on bigint not null
);
create index sso_attempt_expire on sso_attempt (expire_on);
