/** An order as it is told of: a plain upstream leaves out what the specification does not show. */
import type { PushData } from '../../contract/push.ts';

export type CreatedOrder = PushData<'ADMIN_ORDER_CREATE'>;

/** Among the sources. */
export const BACK_OFFICE = 4;

export type NewsState = 'new' | 'placed' | 'taken' | 'done' | 'closed' | 'cancelled';

/** What is said of its state, as specified. */
export function stateOf({ mainStatus, source }: Pick<CreatedOrder, 'mainStatus' | 'source'>): NewsState {
  switch (mainStatus) {
    case 1:
      return source === BACK_OFFICE ? 'placed' : 'new';
    case 2:
      return 'taken';
    case 3:
      return 'done';
    case 4:
      return 'closed';
    default:
      return 'cancelled';
  }
}
