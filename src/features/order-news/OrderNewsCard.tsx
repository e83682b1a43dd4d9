/** The card of an order: what became of it and when, for whom, from where to where, and who drives. */
import { styled } from '@mui/material/styles';
import { Car, CircleCheck, CircleX, Flag, Inbox } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { formatMoment } from '../../kit/format/time.ts';
import { MONO } from '../../kit/theme/tokens.ts';
import { type CreatedOrder, type NewsState, stateOf } from './created-order.ts';

type Tone = 'ok' | 'warn' | 'bad' | 'plain';

const LOOKS: Readonly<Record<NewsState, readonly [icon: typeof Inbox, tone: Tone]>> = {
  new: [Inbox, 'warn'],
  placed: [CircleCheck, 'ok'],
  taken: [Car, 'ok'],
  done: [Flag, 'plain'],
  closed: [Flag, 'plain'],
  cancelled: [CircleX, 'bad'],
};

export function OrderNewsCard({ order }: { order: CreatedOrder }) {
  const translate = useTranslate();
  const state = stateOf(order);
  const [Icon, tone] = LOOKS[state];
  const { source, orderCallType, oldPeopleUse, passenger, origin, dest, driver, cancelmsg } = order;
  const how = [
    known(source) && translate(`order.source.${source}`),
    known(orderCallType) && translate(`order.orderCallType.${orderCallType}`),
    oldPeopleUse === 1 && translate('order.marks.elderly'),
  ].filter(word => typeof word === 'string');
  return (
    <Whole>
      <Head tone={tone}>
        <Icon size={16} aria-hidden />
        <b>{translate(`order.news.${state}`)}</b>
        <time>{formatMoment(timeOf(order))}</time>
      </Head>
      <p>
        {passenger?.nickName} <span>{passenger?.mobile}</span>
        {how.map(word => (
          <i key={word}>{word}</i>
        ))}
      </p>
      {origin?.address && <p data-from>{placeOf(origin)}</p>}
      {dest?.address && <p data-to>{placeOf(dest)}</p>}
      {driver?.plateNum && (
        <p>
          <code>{driver.plateNum}</code> {driver.name}{' '}
          {known(driver.driverType) && translate(`order.driverType.${driver.driverType}`)}
        </p>
      )}
      {state === 'cancelled' && cancelmsg && <p>{cancelmsg}</p>}
    </Whole>
  );
}

const known = (value: number | null): value is number => value !== null;

/** When it came into its state. */
function timeOf({ mainStatus, createdOn, matchTime, arriveTime, cancelTime }: CreatedOrder): number | null {
  if (mainStatus === 1) return createdOn;
  return mainStatus === 2 ? (arriveTime ?? matchTime) : (cancelTime ?? null);
}

const placeOf = ({ city, address }: NonNullable<CreatedOrder['origin']>) =>
  [city, address].filter(Boolean).join(' ');

const Whole = styled('div')(({ theme: { tokens } }) => ({
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  p: { margin: '2px 0 0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'p[data-from]': { color: tokens.text.strong, fontWeight: 600 },
  'p[data-to]::before': { content: '"→ "', color: tokens.text.faint },
  span: { color: tokens.text.faint },
  i: {
    marginLeft: 6,
    padding: '0 4px',
    border: `1px solid ${tokens.line}`,
    borderRadius: 3,
    color: tokens.text.faint,
    fontStyle: 'normal',
  },
  code: { fontFamily: MONO, fontWeight: 600 },
}));

const Head = styled('div', { shouldForwardProp: name => name !== 'tone' })<{ tone: Tone }>(
  ({ theme: { tokens }, tone }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: 13,
    svg: { flex: 'none', color: tone === 'plain' ? tokens.text.plain : tokens[tone].ink },
    b: { color: tokens.text.strong, fontWeight: 600 },
    time: { marginLeft: 'auto', color: tokens.text.faint, fontSize: 12 },
  }),
);
