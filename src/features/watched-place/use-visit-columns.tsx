/** The columns of visits. */
import { useTranslate } from 'ra-core';
import type { PlaceVisit } from '../../contract/watched-place.ts';
import { formatCount } from '../../kit/format/count.ts';
import { formatTime } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { useAreas } from '../../nouns/area/use-areas.ts';

const HOUR = 60;

export function useVisitColumns(): Column<PlaceVisit>[] {
  const translate = useTranslate();
  const { areas, nameOf: areaOf } = useAreas();
  const lasting = (minutes: number) =>
    minutes < HOUR
      ? translate('watchedPlace.visit.minutes', { minutes })
      : translate('watchedPlace.visit.hours', {
          hours: formatCount(Math.floor(minutes / HOUR)),
          minutes: minutes % HOUR,
        });
  const labelOf = (field: string) => translate(`watchedPlace.visit.${field}`);
  return [
    {
      key: 'plateNumber',
      head: labelOf('plateNumber'),
      width: 96,
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: visit => visit.plateNumber,
    },
    {
      key: 'placeName',
      head: labelOf('place'),
      phone: 'second',
      cell: visit => visit.placeName,
    },
    {
      key: 'cameOn',
      head: labelOf('cameOn'),
      width: 152,
      isMono: true,
      phone: 'second',
      cell: visit => formatTime(visit.cameOn),
      exported: { kind: 'time' },
    },
    {
      key: 'leftOn',
      head: labelOf('leftOn'),
      width: 152,
      isMono: true,
      phone: 'status',
      cell: visit =>
        visit.leftOn === null ? (
          <StatusMark tone="ok">{translate('watchedPlace.field.inside')}</StatusMark>
        ) : (
          formatTime(visit.leftOn)
        ),
      exported: { kind: 'time' },
    },
    {
      key: 'minutes',
      head: labelOf('lasting'),
      width: 112,
      isNumber: true,
      phone: 'end',
      cell: visit => lasting(visit.minutes),
      exported: { kind: 'number', head: labelOf('inMinutes') },
    },
    {
      key: 'addressType',
      head: labelOf('area'),
      width: 96,
      cell: visit => areaOf(visit.addressType),
      exported: { words: areas.map(({ id, name }) => ({ value: id, label: name })) },
    },
    {
      key: 'isWhole',
      head: labelOf('isWhole'),
      width: 112,
      cell: visit => labelOf(`whole.${visit.isWhole}`),
      exported: {
        words: [1, 0].map(value => ({ value: String(value), label: labelOf(`whole.${value}`) })),
      },
    },
  ];
}
