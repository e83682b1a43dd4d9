/** Why a channel statement is refused. */
import { reasons } from '../../src/contract/reconciliation-statement-reasons.ts';

export default {
  shared: { reason: reasons },
};
