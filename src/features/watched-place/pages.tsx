import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type WatchedPlace, watchedPlace } from '../../contract/watched-place.ts';
import { ByWidth } from '../../kit/ByWidth.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { type ResourcePages, resourcePages } from '../../resource/pages/resource-pages.ts';
import { CircleOnMap } from './CircleOnMap.tsx';
import { PlaceFinder } from './PlaceFinder.tsx';
import type { PlaceCounts } from './use-places.ts';
import { VisitsLink } from './VisitsLink.tsx';

const pages = resourcePages(watchedPlace, {
  columns: [
    { field: 'name', inFiles: ['name', 'lng', 'lat'] },
    // of a moment, and not of the place
    { field: 'inside', width: 84, isNumber: true, inFiles: null },
    { field: 'today', width: 96, isNumber: true, inFiles: null },
    'radius',
    { field: 'hours', width: 112, inFiles: ['fromTime', 'untilTime'] },
    { field: 'createdBy', width: 112 },
    'createdOn',
    { field: 'state', width: 92, inFiles: ['state', 'remark'] },
  ],
  phone: { second: 'inside', end: 'createdOn' },
  tabs: ['state'],
  facts: ['inside', 'today', 'createdBy'],
  form: ['name', 'finder', 'lng', 'lat', 'radius', 'state', 'circle', 'fromTime', 'untilTime', 'remark'],
  inputs: {
    finder: ({ isDisabled }) => !isDisabled && <PlaceFinder />,
    state: 'switch',
    circle: ({ isDisabled = false }) => <CircleOnMap isReadOnly={isDisabled} />,
  },
  initial: { radius: 300 },
});
export default pages;

/** With how many vehicles are inside and how many came today, which no record says. */
export function usePlacePages(counts: PlaceCounts, { isList = false } = {}): ResourcePages<WatchedPlace> {
  const translate = useTranslate();
  return useMemo(() => {
    const link = (count: number | undefined, filter: { placeId: string; inside?: 1 }) =>
      count === undefined ? null : <VisitsLink count={count} filter={filter} />;
    const inside = ({ id }: WatchedPlace) => {
      const count = counts.of(id)?.inside;
      const shown = link(count, { placeId: id, inside: 1 });
      if (!isList || count === undefined) return shown;
      // on a phone without the head of its column
      return (
        <ByWidth wide={shown} phone={translate('watchedPlace.insideNow', { count: formatCount(count) })} />
      );
    };
    return {
      ...pages,
      cells: {
        inside,
        today: ({ id }) => link(counts.of(id)?.today, { placeId: id }),
        hours: ({ fromTime, untilTime }) =>
          fromTime && untilTime ? `${fromTime}–${untilTime}` : translate('watchedPlace.always'),
      },
    };
  }, [counts, isList, translate]);
}
