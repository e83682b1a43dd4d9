/** Why a rate is not higher: the vehicles of a group that are not heard, the longest silent first. */
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type OfflineVehicle, offlineVehicle } from '../../contract/online-rate.ts';
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import { entityRow } from '../../data/feature.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { ListFreshness } from '../../resource/freshness/ListFreshness.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import type { OpenGroup } from './group-choice.ts';
import pages from './pages.tsx';
import { FEED_MAP_PATH, OWN_MAP_PATH, onMapPath, VEHICLE_PATH, vehiclePath } from './paths.ts';

interface OfflineListProps {
  /** Of the group. */
  name: string;
  group: OpenGroup;
}

export function OfflineList({ name, group: { groupType, groupId } }: OfflineListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mapOf = useMapOf();
  const hasRecord = useLeadsTo(VEHICLE_PATH);
  const only = useMemo(
    () => ({ key: `${groupType}-${groupId ?? ''}`, filter: { groupType, groupId } }),
    [groupType, groupId],
  );
  const recordOf = ({ vehicleId }: OfflineVehicle) => (hasRecord ? vehiclePath(vehicleId) : null);
  return (
    <Rest>
      <ResourceListPage
        pages={pages}
        title={translate('onlineRate.offline.title')}
        fileTitle={translate('onlineRate.offline.of', { name })}
        isPart
        only={only}
        pathOf={row => mapOf(row) ?? recordOf(row)}
        rowActions={row => [
          {
            key: 'map',
            label: translate('onlineRate.offline.onMap'),
            may: mapOf(row) !== null,
            isInLook: true,
            onClick: () => navigate(mapOf(row) ?? ''),
          },
          {
            key: 'record',
            label: translate('onlineRate.offline.record'),
            may: hasRecord,
            isInLook: true,
            onClick: () => navigate(recordOf(row) ?? ''),
          },
        ]}
        tools={<ListFreshness row={ROW} only={only.filter} />}
      />
    </Rest>
  );
}

/** The address of its place on the map; null where it has none, or the map is not for this user. */
function useMapOf(): (vehicle: OfflineVehicle) => string | null {
  const hasOwn = useLeadsTo(OWN_MAP_PATH);
  const hasFeed = useLeadsTo(FEED_MAP_PATH);
  return ({ dataFrom, lng, plateNumber }) => {
    const isOfFeed = dataFrom === INDUSTRY_FEED;
    if (lng === null || !(isOfFeed ? hasFeed : hasOwn)) return null;
    return onMapPath(isOfFeed ? FEED_MAP_PATH : OWN_MAP_PATH, plateNumber);
  };
}

const ROW = entityRow(offlineVehicle);

const Rest = styled('div')({ flex: 1, minHeight: 0 });
