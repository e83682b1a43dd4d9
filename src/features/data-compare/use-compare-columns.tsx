/** The columns of compared vehicles. */
import { type RaRecord, useTranslate } from 'ra-core';
import { BUCKETS, type ComparedVehicle } from '../../contract/data-compare.ts';
import { formatMomentOrDay } from '../../kit/format/time.ts';
import type { Column } from '../../kit/list/column.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { toneOf } from './tones.ts';
import { useBetween } from './use-between.ts';

export type ComparedRow = ComparedVehicle & RaRecord;

/** @param hasBuckets vehicles of several are in it */
export function useCompareColumns(hasBuckets: boolean): Column<ComparedRow>[] {
  const translate = useTranslate();
  const between = useBetween();
  const none = translate('common.none');
  const head = (field: string) => translate(`dataCompare.field.${field}`);
  const moment = (time: number | null) => (time === null ? none : formatMomentOrDay(time, Date.now()));
  const place = (name: string | null) => <span title={name ?? undefined}>{name ?? none}</span>;
  return [
    {
      key: 'plateNumber',
      head: translate('vehicle.field.plateNumber'),
      width: 96,
      isMono: true,
      phone: 'title',
      isFixed: true,
      cell: row => row.plateNumber,
    },
    {
      key: 'bucket',
      head: head('bucket'),
      width: 124,
      phone: 'status',
      may: hasBuckets,
      cell: row => (
        <StatusMark tone={toneOf(row.bucket)}>{translate(`dataCompare.bucket.${row.bucket}`)}</StatusMark>
      ),
      exported: {
        words: BUCKETS.map(value => ({ value, label: translate(`dataCompare.bucket.${value}`) })),
      },
    },
    {
      key: 'ownTime',
      head: head('ownTime'),
      width: 108,
      phone: 'second',
      cell: row => moment(row.ownTime),
      exported: [
        { kind: 'time' },
        { field: 'ownReceivedOn', head: head('ownReceivedOn'), kind: 'time' },
        { field: 'ownLng', head: head('ownLng'), kind: 'number' },
        { field: 'ownLat', head: head('ownLat'), kind: 'number' },
        { field: 'ownStillSeconds', head: head('ownStillSeconds'), kind: 'number' },
      ],
    },
    {
      key: 'feedTime',
      head: head('feedTime'),
      width: 108,
      phone: 'end',
      cell: row => moment(row.feedTime),
      exported: [
        { kind: 'time' },
        { field: 'feedReceivedOn', head: head('feedReceivedOn'), kind: 'time' },
        { field: 'feedLng', head: head('feedLng'), kind: 'number' },
        { field: 'feedLat', head: head('feedLat'), kind: 'number' },
        { field: 'feedStillSeconds', head: head('feedStillSeconds'), kind: 'number' },
      ],
    },
    {
      key: 'lagSeconds',
      head: head('lagSeconds'),
      width: 104,
      isNumber: true,
      cell: row => between.lag(row.lagSeconds),
      exported: { kind: 'number' },
    },
    {
      key: 'metres',
      head: head('metres'),
      width: 72,
      isNumber: true,
      cell: row => between.metres(row.metres),
      exported: { kind: 'number' },
    },
    { key: 'ownAddress', head: head('ownAddress'), cell: row => place(row.ownAddress) },
    { key: 'feedAddress', head: head('feedAddress'), cell: row => place(row.feedAddress) },
    {
      key: 'companyName',
      head: translate('vehicle.field.companyId'),
      phone: 'second',
      cell: row => place(row.companyName),
    },
  ];
}
