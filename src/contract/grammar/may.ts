/** Who may do what, judged by the same function on both sides of the wire. */
import type { PermissionCode } from './permissions.ts';

/** The right of a call or a page. */
export type May =
  | PermissionCode
  /** Any signed-in user. */
  | 'signed-in'
  /** Anybody at all. */
  | 'public'
  /** A machine, by the key of an open-data account. */
  | 'open-door'
  /** Whoever has the address: it is signed by us for this one thing and a few minutes. */
  | 'signed-address'
  | { readonly anyOf: readonly PermissionCode[] }
  | { readonly ownOr: PermissionCode };

export const anyOf = (...codes: PermissionCode[]): May => ({ anyOf: codes });

/** The signed-in user's own record (no `userId` in the input, or his own), or the code. */
export const ownOr = (code: PermissionCode): May => ({ ownOr: code });

/** Grants everything, every action included. */
export const ALL = 'all';

/** The rights of one person. */
export interface Rights {
  userId: string;
  codes: ReadonlySet<string>;
  /**
   * Only on an upstream without the capability `actions`: there a subject held without any of its actions
   * grants all of them.
   */
  subjectsGrantActions: boolean;
}

export function holds(rights: Rights, code: string): boolean {
  if (rights.codes.has(ALL) || rights.codes.has(code)) return true;
  if (!rights.subjectsGrantActions) return false;
  const [subject = '', action] = code.split(':');
  if (action === undefined || !rights.codes.has(subject)) return false;
  for (const held of rights.codes) if (held.startsWith(`${subject}:`)) return false;
  return true;
}

/**
 * Whether a signed-in person may. `ownerId` is the user a call is about, where it names one.
 * `public`, `open-door` and `signed-address` are decided before anybody is known, so the latter two are never a
 * person's right.
 */
export function isAllowed(may: May, rights: Rights, ownerId?: string): boolean {
  if (may === 'public' || may === 'signed-in') return true;
  if (may === 'open-door' || may === 'signed-address') return false;
  if (typeof may === 'string') return holds(rights, may);
  if ('anyOf' in may) return may.anyOf.some(code => holds(rights, code));
  return ownerId === undefined || ownerId === rights.userId || holds(rights, may.ownOr);
}

/** `subject` or `subject:action` as a subject and an action; a bare subject shows its menu. */
export function toSubject(val: string | null | undefined): { subject: string; action: string } {
  if (!val) return { subject: 'nothing', action: 'SHOWMENU' };
  const [subject = 'nothing', action = 'SHOWMENU'] = val.split(':');
  return { subject, action };
}
