/** The vehicles out of town, the longest away first; read again when one has left or is back. */
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { type OutOfTownPicture, outOfTown } from '../../contract/out-of-town.ts';
import { entityRow } from '../../data/feature.ts';
import { ListFreshness } from '../../resource/freshness/ListFreshness.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';

interface OutListProps {
  openId: string | undefined;
  picture: OutOfTownPicture | undefined;
}

export function OutList({ openId, picture }: OutListProps) {
  const translate = useTranslate();
  return (
    <ResourceListPage
      pages={pages}
      summary={picture && translate('outOfTown.count', { smart_count: picture.vehicles.length })}
      canSort
      rowActions={undefined}
      {...(openId !== undefined && { openId })}
      tools={
        <>
          <Rereading who={picture && whoIsOut(picture)} />
          <ListFreshness row={ROW} only={NOTHING} />
        </>
      }
    />
  );
}

const ROW = entityRow(outOfTown);
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
