/** Switching a place on and off from its row. */
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { type WatchedPlace, watchedPlace } from '../../contract/watched-place.ts';
import { useInvalidateCalls } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';

export function useSwitch(): (place: WatchedPlace) => void {
  const translate = useTranslate();
  const notify = useNotify();
  const describe = useFailureText();
  const forgetAnswers = useInvalidateCalls();
  const [update] = useUpdate<WatchedPlace>();
  return place => {
    const state = place.state === 1 ? 0 : 1;
    void update(
      watchedPlace.resource,
      { id: place.id, data: { ...place, state }, previousData: place },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          forgetAnswers();
          notify(translate(`watchedPlace.switched.${state}`, { name: place.name }), { type: 'success' });
        },
        onError: error => notify(describe(error).text, { type: 'error' }),
      },
    );
  };
}
