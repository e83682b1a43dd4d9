/** Why a call was refused, in the protocol's own words. */
import { REASONS, type Reason } from '../../src/contract/grammar/reasons.ts';

const reason: Record<Reason, string> = REASONS;

export default reason;
