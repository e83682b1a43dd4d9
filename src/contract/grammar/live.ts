/** A kind of record whose changes and locks are told while consoles show it. 实时 live · 编辑锁 lock */
import type { May } from './may.ts';

export interface LiveRecord {
  /** react-admin's name of the resource. */
  resource: string;
  /** Who sees such records. */
  may: May;
  mayEdit: May;
  /** Who hears of changes besides, as everybody has a menu. */
  mayHear?: May;
  /** Each is seen only by who sees all of its areas. */
  isByArea: boolean;
}

/** Records whose changes are pushed, under their name in the operate log. */
export interface LiveDeclared {
  readonly loggedAs: string;
  readonly live: LiveRecord;
}
