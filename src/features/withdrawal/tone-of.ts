/** The tone of a state, as its list has it. */
import { withdrawal } from '../../contract/withdrawal.ts';
import type { WithdrawalState } from '../../contract/withdrawal-states.ts';
import type { StatusTone } from '../../kit/StatusMark.tsx';

const { kind } = withdrawal.fields.state;

export const toneOf = (state: WithdrawalState): StatusTone =>
  (kind.is === 'choice' && kind.tones?.[String(state)]) || 'off';
