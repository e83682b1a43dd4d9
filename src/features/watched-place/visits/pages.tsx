import { useTranslate } from 'ra-core';
import { type PlaceVisit, placeVisit } from '../../../contract/watched-place.ts';
import { formatTime } from '../../../kit/format/time.ts';
import { useMinutes } from '../../../kit/format/use-minutes.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';

function Lasting({ minutes }: Pick<PlaceVisit, 'minutes'>) {
  return useMinutes()(minutes);
}

function Inside() {
  return <StatusMark tone="ok">{useTranslate()('placeVisit.inside.1')}</StatusMark>;
}

export default resourcePages(placeVisit, {
  cells: {
    minutes: row => <Lasting {...row} />,
    leftOn: ({ leftOn }) => (leftOn === null ? <Inside /> : formatTime(leftOn)),
  },
  columns: [
    { field: 'plateNumber', width: 96 },
    { field: 'placeName', head: 'placeId' },
    { field: 'cameOn', width: 160, isMono: true },
    { field: 'leftOn', width: 160, isMono: true },
    { field: 'minutes', head: 'lasting', width: 112, inFiles: ['minutes'] },
    { field: 'addressType', width: 96 },
    { field: 'isWhole', width: 112 },
  ],
  phone: { second: ['placeName', 'cameOn'], status: 'leftOn', end: 'minutes' },
  tabs: [
    { key: 'inside', filter: { inside: 1 }, label: 'inside.1' },
    { key: 'left', filter: { inside: 0 }, label: 'inside.0' },
  ],
  filters: ['placeId', { field: 'time', between: ['startTime', 'endTime'] }],
});
