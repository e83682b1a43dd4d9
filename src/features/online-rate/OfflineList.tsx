/** Why a rate is not higher: the vehicles of a group that are not heard, the longest silent first. */
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { type OfflineVehicle, onlineRateCalls } from '../../contract/online-rate.ts';
import { INDUSTRY_FEED } from '../../contract/vehicle-location.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListFreshness } from '../../nouns/freshness/ListFreshness.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { offlineRow } from './calls.ts';
import type { OpenGroup } from './group-choice.ts';
import { OfflineLook } from './OfflineLook.tsx';
import { FEED_MAP_PATH, OWN_MAP_PATH, onMapPath, RATES, VEHICLE_PATH, vehiclePath } from './paths.ts';
import { type OfflineRow, useOfflineColumns } from './use-offline-columns.tsx';

interface OfflineListProps {
  /** Of the group. */
  name: string;
  group: OpenGroup;
}

export function OfflineList({ name, group: { groupType, groupId } }: OfflineListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const columns = useOfflineColumns();
  const mapOf = useMapOf();
  const hasRecord = useLeadsTo(VEHICLE_PATH);
  const only = useMemo(
    () => ({ key: `${groupType}-${groupId ?? ''}`, filter: { groupType, groupId } }),
    [groupType, groupId],
  );
  const recordOf = ({ vehicleId }: OfflineVehicle) => (hasRecord ? vehiclePath(vehicleId) : null);
  const title = translate('onlineRate.offline.title');
  return (
    <Rest>
      <ListPage<OfflineRow>
        resource={RATES}
        title={title}
        isPart
        only={only}
        columns={columns}
        sort={LONGEST_FIRST}
        canSort={false}
        searchHint={translate('onlineRate.offline.searchHint')}
        nameOf={row => row.plateNumber}
        pathOf={row => mapOf(row) ?? recordOf(row)}
        quickLook={{ titleOf: row => row.plateNumber, body: row => <OfflineLook vehicle={row} /> }}
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
        tools={
          <>
            <ListFreshness row={offlineRow} only={only.filter} />
            <ExportButton
              call={onlineRateCalls.listOffline}
              title={translate('onlineRate.offline.of', { name })}
              columns={columns}
              only={only.filter}
            />
          </>
        }
        empty={{
          title: translate('onlineRate.offline.empty'),
          why: translate('onlineRate.offline.emptyWhy'),
        }}
        describeError={describe}
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

/** As the upstream has them; it takes no other order. */
const LONGEST_FIRST = { field: 'lastTime', order: 'ASC' } as const;

const Rest = styled('div')({ flex: 1, minHeight: 0 });
