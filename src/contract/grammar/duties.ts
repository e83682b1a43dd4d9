/** Rights that no person holds together. 职责分离 separation of duties */
import { ALL } from './may.ts';
import type { PermissionCode } from './permissions.ts';

/** Who makes accounts and also moves money can make the second person whom a payment needs. */
export const MAKES_ACCOUNTS: readonly PermissionCode[] = [
  'usermgr.list:add',
  'usermgr.list:edit',
  'usermgr.list:resetPwd',
];
export const MOVES_MONEY: readonly PermissionCode[] = [
  'lost:refund',
  'lost:reward',
  'finance:check',
  'finance:close',
  'finance:reopen',
  'finance.withdrawal:audit',
  'finance.withdrawal:pay',
  'adPastePictureMange:pay',
];

export type Clash = readonly [PermissionCode, PermissionCode];

/**
 * The pairs among these rights that exclude each other; none where everything is held, since a super-user's record says
 * so itself.
 */
export function clashesIn(codes: ReadonlySet<string>): readonly Clash[] {
  if (codes.has(ALL)) return [];
  const held = (some: readonly PermissionCode[]) => some.filter(code => codes.has(code));
  return held(MAKES_ACCOUNTS).flatMap(maker => held(MOVES_MONEY).map(mover => [maker, mover] as const));
}
