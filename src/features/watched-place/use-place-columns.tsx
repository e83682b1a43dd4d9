/** The columns of the watched places. */
import { useTranslate } from 'ra-core';
import { type WatchedPlace, watchedPlace } from '../../contract/watched-place.ts';
import { ByWidth } from '../../kit/ByWidth.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { Time } from '../../kit/format/Time.tsx';
import type { Column } from '../../kit/list/column.ts';
import { useResourceWords } from '../../nouns/resource/use-resource-words.ts';
import { PlaceStatus } from './PlaceStatus.tsx';
import type { PlaceCounts } from './use-places.ts';
import { VisitsLink } from './VisitsLink.tsx';

export function usePlaceColumns(counts: PlaceCounts): Column<WatchedPlace>[] {
  const translate = useTranslate();
  const { labelOf } = useResourceWords(watchedPlace);
  const none = translate('common.none');
  const hours = ({ fromTime, untilTime }: WatchedPlace) =>
    fromTime && untilTime ? `${fromTime}–${untilTime}` : translate('watchedPlace.always');
  const figure = (placeId: string, which: 'inside' | 'today') => {
    const count = counts.of(placeId)?.[which];
    if (count === undefined) return none;
    const filter = which === 'inside' ? ({ placeId, inside: 1 } as const) : { placeId };
    return (
      <ByWidth
        wide={<VisitsLink count={count} filter={filter} />}
        // without the head of its column
        phone={translate('watchedPlace.insideNow', { count: formatCount(count) })}
      />
    );
  };
  return [
    {
      key: 'name',
      head: labelOf('name'),
      sortBy: 'name',
      phone: 'title',
      isFixed: true,
      cell: place => place.name,
      exported: [
        {},
        { field: 'lng', head: labelOf('lng'), kind: 'number' },
        { field: 'lat', head: labelOf('lat'), kind: 'number' },
      ],
    },
    {
      key: 'inside',
      head: translate('watchedPlace.inside'),
      width: 84,
      isNumber: true,
      phone: 'second',
      cell: ({ id }) => figure(id, 'inside'),
      // of a moment, and not of the place
      exported: null,
    },
    {
      key: 'today',
      head: translate('watchedPlace.today'),
      width: 96,
      isNumber: true,
      cell: ({ id }) => figure(id, 'today'),
      exported: null,
    },
    {
      key: 'radius',
      head: labelOf('radius'),
      width: 96,
      sortBy: 'radius',
      isNumber: true,
      cell: ({ radius }) => translate('watchedPlace.inMetres', { metres: formatCount(radius) }),
      exported: { kind: 'number' },
    },
    {
      key: 'hours',
      head: translate('watchedPlace.hours'),
      width: 112,
      cell: hours,
      exported: [
        { field: 'fromTime', head: labelOf('fromTime') },
        { field: 'untilTime', head: labelOf('untilTime') },
      ],
    },
    {
      key: 'createdBy',
      head: labelOf('createdBy'),
      width: 112,
      cell: place => place.createdBy ?? none,
    },
    {
      key: 'createdOn',
      head: labelOf('createdOn'),
      width: 108,
      sortBy: 'createdOn',
      phone: 'end',
      cell: place => <Time value={place.createdOn} missing={none} />,
      exported: { kind: 'time' },
    },
    {
      key: 'state',
      head: labelOf('state'),
      width: 92,
      sortBy: 'state',
      phone: 'status',
      cell: place => <PlaceStatus state={place.state} />,
      exported: [
        {
          field: 'state',
          head: labelOf('state'),
          words: [1, 0].map(value => ({
            value: String(value),
            label: translate(`watchedPlace.state.${value}`),
          })),
        },
        { field: 'remark', head: labelOf('remark') },
      ],
    },
  ];
}
