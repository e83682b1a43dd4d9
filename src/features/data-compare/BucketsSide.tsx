/** How many vehicles are told of differently, and in which way; below it, from when on that is wrong. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { RefreshCw } from 'lucide-react';
import { useRefresh, useTranslate } from 'ra-core';
import {
  BUCKETS,
  type Bucket,
  type Comparison,
  type ThresholdName,
  type Thresholds,
} from '../../contract/data-compare.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { formatCount } from '../../kit/format/count.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';
import { Side, SideHead, SideList } from '../../kit/side.ts';
import { ErrorState } from '../../kit/state/PageState.tsx';
import { Freshness } from '../../resource/freshness/Freshness.tsx';
import { REFRESH_MS } from '../../resource/freshness/ListFreshness.tsx';
import { LimitFields } from './LimitFields.tsx';
import { ALL } from './paths.ts';
import { toneOf } from './tones.ts';

interface BucketsSideProps {
  counted: { data?: Comparison | undefined; error: unknown; refetch: () => Promise<unknown> };
  /** A bucket, or all that are not alike. */
  open: string;
  limits: Thresholds;
  onLimit: (name: ThresholdName, value: number) => void;
  onOpen: (bucket: string) => void;
}

export function BucketsSide({ counted, open, limits, onLimit, onOpen }: BucketsSideProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const refresh = useRefresh();
  const { data, error, refetch } = counted;
  return (
    <Whole width={300}>
      <Head>
        <h1>{translate('title.dataCompare')}</h1>
        <Freshness
          readOn={data?.asOf}
          hasFailed={error !== null && data !== undefined}
          everyMs={REFRESH_MS}
        />
        <Button
          color="inherit"
          startIcon={<RefreshCw size={16} aria-hidden />}
          onClick={() => {
            refresh();
            void refetch();
          }}
        >
          {translate('dataCompare.refresh')}
        </Button>
      </Head>
      {data ? (
        <Buckets aria-label={translate('dataCompare.buckets')}>
          <ul>
            {rowsOf(data).map(({ key, count }) => (
              <li key={key}>
                <button
                  type="button"
                  data-bucket={key}
                  aria-current={key === open ? 'true' : undefined}
                  onClick={() => onOpen(key)}
                >
                  <StatusMark tone={count === 0 ? 'off' : toneOf(key)}>
                    {translate(`dataCompare.bucket.${key}`)}
                  </StatusMark>
                  <b>{formatCount(count)}</b>
                </button>
              </li>
            ))}
          </ul>
          <p>{translate('dataCompare.compared', { count: formatCount(data.compared) })}</p>
        </Buckets>
      ) : error ? (
        <ErrorState {...describe(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy />
      )}
      <LimitFields limits={limits} onLimit={onLimit} />
    </Whole>
  );
}

const rowsOf = ({ counts, compared }: Comparison): { key: Bucket | typeof ALL; count: number }[] => [
  { key: ALL, count: compared - counts.alike },
  ...BUCKETS.map(key => ({ key, count: counts[key] })),
];

const Whole = styled(Side)({ overflow: 'auto' });

const Head = styled(SideHead)({
  flexWrap: 'wrap',
  gap: '0 8px',
  padding: '4px 8px 4px 16px',
  h1: { flex: '1 0 100%' },
  '& > button': { marginLeft: 'auto' },
});

const Buckets = styled(SideList)(({ theme: { tokens } }) => ({
  flex: 'none',
  overflow: 'visible',
  ul: { borderTop: `1px solid ${tokens.line}` },
  p: { margin: 0, padding: '8px 16px', color: tokens.text.faint, fontSize: 12 },
  'li > *': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 36,
    padding: '4px 16px',
    fontVariantNumeric: 'tabular-nums',
  },
  'li b': { fontWeight: 600 },
  'li button[aria-current] b': { color: tokens.text.strong },
}));
