/** The vehicles on one's own list of watched ones, asked for anew every quarter of a minute. */
import { watchCalls } from '../../contract/watched-vehicle.ts';
import { useAnswer } from '../../data/use-call.ts';

const REPEAT_MS = 15_000;

export const useWatched = () => useAnswer(watchCalls.listWatched, { query: {} }, { repeatMs: REPEAT_MS });
