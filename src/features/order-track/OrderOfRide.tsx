/** The order whose ride is shown: from where to where, who drove, and its milestones, each of which leads the play head there. */
import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'ra-core';
import type { Order } from '../../contract/order.ts';
import { useLeadsTo } from '../../data/menu-context.tsx';
import { formatDuration } from '../../kit/format/number.ts';
import { formatMoment, formatTime } from '../../kit/format/time.ts';
import { MONO } from '../../kit/theme/tokens.ts';
import { Fields, Note } from '../../nouns/fleet-map/parts.ts';
import { orderPath } from '../../nouns/order/links.ts';
import { milestonesOf } from '../../nouns/order/milestones.ts';
import { ORDER_LIST_PATH } from '../../nouns/order/paths.ts';
import type { FoundRide } from '../../nouns/replay/ride.ts';

interface OrderOfRideProps {
  order: Order;
  ride: FoundRide | null;
  addedCount: number;
  onSeek(time: number): void;
}

export function OrderOfRide({ order, ride, addedCount, onSeek }: OrderOfRideProps) {
  const translate = useTranslate();
  const hasList = useLeadsTo(ORDER_LIST_PATH);
  const { orderNo, origin, dest, driver, mainStatus } = order;
  return (
    <Fields>
      <Head>
        {hasList ? <LinkBase to={orderPath(order.id)}>{orderNo}</LinkBase> : <b>{orderNo}</b>}
        <span>{translate(`order.mainStatus.${mainStatus}`)}</span>
      </Head>
      <Places>
        <dt>{translate('order.field.origin')}</dt>
        <dd>{origin.address}</dd>
        <dt>{translate('order.field.dest')}</dt>
        <dd>{dest?.address ?? translate('order.noDest')}</dd>
        {driver && (
          <>
            <dt>{translate('order.field.driver')}</dt>
            <dd>
              <code>{driver.plateNum}</code> {driver.name}
            </dd>
          </>
        )}
      </Places>
      {ride && <Sum ride={ride} />}
      {addedCount > 0 && <Note>{translate('orderTrack.added', { smart_count: addedCount })}</Note>}
      <Times aria-label={translate('order.timeline')}>
        {milestonesOf(order)
          .toReversed()
          .map(({ field, time }) => (
            <li key={field}>
              <button
                type="button"
                disabled={!isWithin(ride, time)}
                title={formatTime(time)}
                onClick={() => onSeek(time)}
              >
                <time>{formatMoment(time)}</time> {translate(`order.field.${field}`)}
              </button>
            </li>
          ))}
      </Times>
    </Fields>
  );
}

function Sum({ ride: { found } }: { ride: FoundRide }) {
  const translate = useTranslate();
  const { sum, track } = found;
  const kilometres = (metres: number) => (metres / 1_000).toFixed(1);
  const first = track.time[0] ?? 0;
  const last = track.time[track.count - 1] ?? 0;
  return (
    <Note>
      {translate('orderTrack.sum', {
        km: kilometres(sum.metres),
        carrying: kilometres(sum.carryingMetres),
        duration: formatDuration(last - first),
        points: track.count,
      })}
    </Note>
  );
}

const MINUTE_MS = 60_000;

/** A milestone may lie between two reports, and the first report a little behind it. */
function isWithin(ride: FoundRide | null, time: number): boolean {
  if (!ride) return false;
  const { time: times, count } = ride.found.track;
  return time >= (times[0] ?? 0) - MINUTE_MS && time <= (times[count - 1] ?? 0) + MINUTE_MS;
}

const Head = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 8,
  'a, b': { fontFamily: MONO, fontWeight: 600, color: tokens.accent.ink },
}));

const Places = styled('dl')(({ theme: { tokens } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '2px 12px',
  margin: 0,
  dt: { color: tokens.text.faint },
  dd: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  code: { fontFamily: MONO, fontSize: 12 },
}));

const Times = styled('ol')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  button: {
    width: '100%',
    minHeight: 26,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.plain,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover:enabled': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&:disabled': { color: tokens.text.faint, cursor: 'default' },
  },
  time: { display: 'inline-block', minWidth: 64, fontVariantNumeric: 'tabular-nums' },
}));
