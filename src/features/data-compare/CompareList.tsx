/** The vehicles of a bucket: both last times and places, and what lies between them. */
import { styled } from '@mui/material/styles';
import { useNavigate, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import {
  type Bucket,
  type ComparedVehicle,
  dataCompareCalls,
  type Thresholds,
} from '../../contract/data-compare.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { serverNow } from '../../data/server-clock.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { ListFreshness } from '../../nouns/freshness/ListFreshness.tsx';
import { ExportButton } from '../../nouns/jobs/ExportButton.tsx';
import { CompareLook } from './CompareLook.tsx';
import { comparedRow } from './calls.ts';
import { ALL, COMPARE, REPLAY_PATH, replayPath } from './paths.ts';
import { type ComparedRow, useCompareColumns } from './use-compare-columns.tsx';

interface CompareListProps {
  /** Unset, all that are not alike. */
  bucket: Bucket | undefined;
  limits: Thresholds;
}

const HOUR_MS = 3_600_000;

export function CompareList({ bucket, limits }: CompareListProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const describe = useFailureText();
  const columns = useCompareColumns(bucket === undefined);
  const hasReplay = useLeadsTo(REPLAY_PATH);
  const only = useMemo(
    () => ({ key: bucket ?? ALL, filter: { ...limits, ...(bucket && { bucket }) } }),
    [bucket, limits],
  );
  const title = translate(`dataCompare.bucket.${bucket ?? ALL}`);
  return (
    <Rest>
      <ListPage<ComparedRow>
        resource={COMPARE}
        title={title}
        isPart
        only={only}
        columns={columns}
        sort={WORST_FIRST}
        canSort={false}
        searchHint={translate('dataCompare.searchHint')}
        nameOf={row => row.plateNumber}
        pathOf={() => null}
        quickLook={{ titleOf: row => row.plateNumber, body: row => <CompareLook vehicle={row} /> }}
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
        tools={
          <>
            <ListFreshness row={comparedRow} only={only.filter} />
            <ExportButton
              call={dataCompareCalls.listCompared}
              title={translate('dataCompare.file', { name: title })}
              columns={columns}
              only={only.filter}
            />
          </>
        }
        empty={{ title: translate('dataCompare.empty'), why: translate('dataCompare.emptyWhy') }}
        describeError={describe}
      />
    </Rest>
  );
}

/** When either side told of it last. */
function lastOf({ ownTime, feedTime }: ComparedVehicle): number | null {
  const last = Math.max(ownTime ?? 0, feedTime ?? 0);
  return last > 0 ? last : null;
}

/** As the upstream has them; it takes no other order. */
const WORST_FIRST = { field: 'bucket', order: 'ASC' } as const;

const Rest = styled('div')({ flex: 1, minHeight: 0 });
