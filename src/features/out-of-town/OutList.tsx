/** The vehicles out of town, the longest away first; read again when one has left or is back. */
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { type OutOfTownPicture, outOfTownCalls } from '../../contract/out-of-town.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { STATUSES } from '../../map/fleet.ts';
import { useAreas } from '../../nouns/area/use-areas.ts';
import { ListFreshness } from '../../nouns/freshness/ListFreshness.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { outRow } from './calls.ts';
import { OUT, outPath } from './paths.ts';
import { type OutRow, useOutColumns } from './use-out-columns.tsx';

interface OutListProps {
  openId: string | undefined;
  picture: OutOfTownPicture | undefined;
}

export function OutList({ openId, picture }: OutListProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const columns = useOutColumns();
  const { areas } = useAreas();
  const title = translate('title.outOfTown');
  return (
    <ListPage<OutRow>
      resource={OUT}
      title={title}
      summary={picture && translate('outOfTown.count', { smart_count: picture.vehicles.length })}
      columns={columns}
      sort={LONGEST_FIRST}
      canSort
      filters={[
        {
          name: 'addressType',
          label: translate('vehicle.field.addressType'),
          choices: areas.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          name: 'businessStatus',
          label: translate('outOfTown.status'),
          choices: STATUSES.map(value => ({ value, label: translate(`map.status.${value}`) })),
        },
      ]}
      searchHint={translate('outOfTown.searchHint')}
      nameOf={row => row.plateNumber}
      pathOf={row => outPath(row.vehicleId)}
      {...(openId !== undefined && { openId })}
      tools={
        <>
          <Rereading who={picture && whoIsOut(picture)} />
          <ListFreshness row={outRow} only={NOTHING} />
          <ExportButton call={outOfTownCalls.listOutOfTown} title={title} columns={columns} />
        </>
      }
      empty={{ title: translate('outOfTown.empty'), why: translate('outOfTown.emptyWhy') }}
      describeError={describe}
    />
  );
}

const LONGEST_FIRST = { field: 'leftTime', order: 'ASC' } as const;
const NOTHING = {};

const whoIsOut = ({ vehicles }: OutOfTownPicture): string =>
  vehicles
    .map(({ vehicleId }) => vehicleId)
    .sort()
    .join();

/** Reads the list around it again when the map knows of others than before. */
function Rereading({ who }: { who: string | undefined }) {
  const { refetch } = useListContext();
  const read = useRef(refetch);
  read.current = refetch;
  const before = useRef(who);
  useEffect(() => {
    if (before.current !== undefined && before.current !== who) void read.current();
    before.current = who;
  }, [who]);
  return null;
}
