import { useTranslate } from 'ra-core';
import type { WatchedPlace } from '../../contract/watched-place.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

export function PlaceStatus({ state }: Pick<WatchedPlace, 'state'>) {
  const translate = useTranslate();
  return (
    <StatusMark tone={state === 1 ? 'ok' : 'off'}>{translate(`watchedPlace.state.${state}`)}</StatusMark>
  );
}
