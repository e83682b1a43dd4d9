import { watchedPlace } from '../../../src/contract/watched-place.ts';
import type { RulesOf } from '../legal-values.ts';

export default {
  of: watchedPlace.calls,
  // hours come in pairs, with some time between them
  agreed(values, before) {
    const { fromTime = before?.fromTime ?? null, untilTime = before?.untilTime ?? null } = values;
    const isPair = fromTime !== null && untilTime !== null && fromTime !== untilTime;
    return isPair ? values : { ...values, fromTime: null, untilTime: null };
  },
} satisfies RulesOf;
