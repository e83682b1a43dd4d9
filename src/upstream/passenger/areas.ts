/** What holds wherever a caller calls is done by who sees all of it. */
import { refuse } from '../core/failure.ts';
import type { AreaScope } from '../core/scope.ts';
import type { PassengerRow } from '../domain/orders/tables.ts';

/** Fails with NO_PERMISSION, reason CALLER_ELSEWHERE, where one of them has called in an area outside. */
export function checkSeesAll(scope: AreaScope, ...rows: readonly Pick<PassengerRow, 'areaIds'>[]): void {
  if (!rows.every(({ areaIds }) => scope.holdsAll(areaIds)))
    throw refuse('NO_PERMISSION', 'CALLER_ELSEWHERE');
}
