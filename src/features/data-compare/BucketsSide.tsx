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
    <Side>
      <header>
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
      </header>
      {data ? (
        <nav aria-label={translate('dataCompare.buckets')}>
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
        </nav>
      ) : error ? (
        <ErrorState {...describe(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy />
      )}
      <LimitFields limits={limits} onLimit={onLimit} />
    </Side>
  );
}

const rowsOf = ({ counts, compared }: Comparison): { key: Bucket | typeof ALL; count: number }[] => [
  { key: ALL, count: compared - counts.alike },
  ...BUCKETS.map(key => ({ key, count: counts[key] })),
];

const Side = styled('section')(({ theme: { tokens, breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  width: 300,
  minHeight: 0,
  overflow: 'auto',
  borderRight: `1px solid ${tokens.line}`,
  [breakpoints.down('md')]: { flex: 1, width: '100%', borderRight: 0 },
  header: {
    display: 'flex',
    flex: 'none',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    minHeight: 48,
    padding: '4px 8px 4px 16px',
  },
  h1: { flex: '1 0 100%', margin: 0, fontSize: 20, lineHeight: 1.4, fontWeight: 600 },
  'header > button': { marginLeft: 'auto' },
  ul: { margin: 0, padding: 0, listStyle: 'none', borderTop: `1px solid ${tokens.line}` },
  p: { margin: 0, padding: '8px 16px', color: tokens.text.faint, fontSize: 12 },
  'li button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    width: '100%',
    minHeight: 36,
    padding: '4px 16px',
    border: 0,
    borderBottom: `1px solid ${tokens.line}`,
    background: 'none',
    font: 'inherit',
    color: tokens.text.plain,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
    cursor: 'pointer',
  },
  'li button:hover': { backgroundColor: tokens.hover },
  'li button:focus-visible': { outlineOffset: -2 },
  'li button[aria-current]': { backgroundColor: tokens.accent.soft },
  'li b': { color: tokens.text.strong, fontWeight: 600 },
}));
