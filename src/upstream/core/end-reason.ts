/**
 * `replaced`: its token came along with a new sign-in, or its person has opened too many since. `own`: ended by himself, from another session. `forced`: by
 * an administrator. `restored`: it was open when the backup was made that the database was restored from.
 */
export type EndReason =
  | 'logout'
  | 'password'
  | 'disabled'
  | 'deleted'
  | 'expired'
  | 'replaced'
  | 'own'
  | 'forced'
  | 'restored';
