/** The vehicles of a bucket: both last times and places, and what lies between them. */
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import {
  type Bucket,
  type ComparedVehicle,
  comparedVehicle,
  type Thresholds,
} from '../../contract/data-compare.ts';
import { entityRow } from '../../data/feature.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { ListFreshness } from '../../resource/freshness/ListFreshness.tsx';
import { ResourceListPage } from '../../resource/pages/ResourceListPage.tsx';
import pages from './pages.tsx';
import { ALL, REPLAY_PATH, replayPath } from './paths.ts';

interface CompareListProps {
  /** Unset, all that are not alike. */
  bucket: Bucket | undefined;
  limits: Thresholds;
}

const HOUR_MS = 3_600_000;

export function CompareList({ bucket, limits }: CompareListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const hasReplay = useLeadsTo(REPLAY_PATH);
  const only = useMemo(
    () => ({ key: bucket ?? ALL, filter: { ...limits, ...(bucket && { bucket }) } }),
    [bucket, limits],
  );
  const title = translate(`dataCompare.bucket.${bucket ?? ALL}`);
  return (
    <Rest>
      <ResourceListPage
        pages={pages}
        title={title}
        fileTitle={translate('dataCompare.file', { name: title })}
        isPart
        only={only}
        pathOf={() => null}
        rowActions={row => [
          {
            key: 'replay',
            label: translate('dataCompare.replay'),
            may: hasReplay && lastOf(row) !== null,
            isInLook: true,
            onClick: () => {
              const last = lastOf(row) ?? serverNow();
              navigate(replayPath(row.plateNumber, last - HOUR_MS, last));
            },
          },
        ]}
        tools={<ListFreshness row={ROW} only={only.filter} />}
      />
    </Rest>
  );
}

/** When either side told of it last. */
function lastOf({ ownTime, feedTime }: ComparedVehicle): number | null {
  const last = Math.max(ownTime ?? 0, feedTime ?? 0);
  return last > 0 ? last : null;
}

const ROW = entityRow(comparedVehicle);

const Rest = styled('div')({ flex: 1, minHeight: 0 });
