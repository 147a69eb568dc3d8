import type { Migration } from "./020-start.ts";

/**
 * Whether a link proved the address of an account. Confirmed are accounts of staff, those that wait for their
 * invitation, and those that an administrator, a command or the set-up link made; not those that signed up.
 */
export const accounts: Migration = ({ instant }) => [
  `alter table users add column email_confirmed_at ${instant}`,
  `update users set email_confirmed_at = created_at
    where role in ('admin', 'recruiter') or password_hash is null
      or cast(id as text) in (select target_id from audit_log where action = 'user_created')
      or (id in (select actor_id from audit_log where action = 'password_set')
        and not exists (select 1 from audit_log where action = 'sign_up' and actor_id = users.id))`,
];
