/** The way from a call to the desk. */
import { looksMasked } from '../../contract/grammar/mask.ts';
import { DESK_PATH } from './paths.ts';

interface CallMeant {
  id: string;
  callno: string | null;
}

/** With the id of the call; an old system, which knows no calls at the desk, gets the number, if it tells it whole. */
export function callDeskPath({ id, callno }: CallMeant, knowsCalls: boolean): string {
  const query = new URLSearchParams({ activeName: 'waitingOrder' });
  if (knowsCalls) query.set('callId', id);
  else if (callno !== null && !looksMasked(callno)) query.set('callno', callno);
  return `${DESK_PATH}?${query}`;
}
