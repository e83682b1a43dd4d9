/** Who calls: his name and marks, the order that he has already, and where he was fetched before, each by a digit. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Star } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { dispatchDeskCalls } from '../../../contract/dispatch-desk.ts';
import type { Passenger } from '../../../contract/dispatch-parts.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { formatClockOrDay } from '../../../kit/format/time.ts';
import { Key } from '../../../kit/Key.tsx';
import { Bare } from '../../../nouns/fleet-map/parts.ts';
import { Tag } from '../parts/OrderCard.tsx';
import { useOrderWords } from '../state/use-order-words.ts';

export type KnownAddress = Passenger['addresses'][number];

interface CallerCardProps {
  passenger: Passenger;
  /** Its addresses have their digits just now. */
  hasDigits: boolean;
  /** What he has ordered before is shown in place of his addresses. */
  isHistory: boolean;
  onAddress(address: KnownAddress): void;
  onAgain(order: Passenger['lastOrders'][number]): void;
  onOpen(orderId: string): void;
}

export function CallerCard(props: CallerCardProps) {
  const { passenger, hasDigits, isHistory, onAddress, onAgain, onOpen } = props;
  const translate = useTranslate();
  const { progressOf, shortNo } = useOrderWords();
  const { isOldPerson, isDriver, isVip, orderCount, cancelCount, noShowCount, creditLevel } = passenger;
  const { addresses, runningOrders, lastOrders } = passenger;
  return (
    <Card aria-label={translate('dispatch.caller.title')}>
      <p>
        <b>{passenger.nickName || translate('order.nameless')}</b>
        {isOldPerson === 1 && <Tag>{translate('order.marks.elderly')}</Tag>}
        {isVip === 1 && <Tag>{translate('order.marks.vip')}</Tag>}
        {isDriver === 1 && <Tag>{translate('order.field.driver')}</Tag>}
        <span>
          {/* an old system does not count them */}
          {isCounted(orderCount) &&
            translate('dispatch.caller.counts', { orders: orderCount, cancelled: cancelCount, creditLevel })}
          {noShowCount > 0 && ` ${translate('dispatch.caller.noShows', { smart_count: noShowCount })}`}
        </span>
      </p>
      {passenger.remark && <p>{passenger.remark}</p>}
      {runningOrders.map(order => (
        <Alert
          key={order.id}
          severity="warning"
          action={
            <Button color="inherit" onClick={() => onOpen(order.id)}>
              {translate('dispatch.caller.open')}
            </Button>
          }
        >
          {translate('dispatch.caller.running', {
            no: shortNo(order),
            time: formatClockOrDay(order.createdOn, Date.now()),
            state: progressOf(order),
          })}
        </Alert>
      ))}
      {isHistory ? (
        <List aria-label={translate('dispatch.caller.history')}>
          {lastOrders.map(order => (
            <li key={order.id}>
              <button type="button" onClick={() => onAgain(order)}>
                <time>{formatClockOrDay(order.createdOn, Date.now())}</time>
                <span>
                  {order.origin.address}
                  {order.dest && ` ${translate('dispatch.to', { place: order.dest.address })}`}
                </span>
                <small>{progressOf(order)}</small>
              </button>
            </li>
          ))}
          {lastOrders.length === 0 && <li>{translate('dispatch.caller.none')}</li>}
        </List>
      ) : (
        addresses.length > 0 && (
          <List aria-label={translate('dispatch.caller.addresses')}>
            {addresses.map((address, at) => (
              <li key={address.id}>
                <button type="button" onClick={() => onAddress(address)}>
                  {hasDigits ? <Key>{String(at + 1)}</Key> : <i />}
                  <span>
                    {address.name && <b>{address.name}</b>} {address.address} {address.detail}
                  </span>
                  {isCounted(address.useCount) && (
                    <small>{translate('dispatch.caller.times', { smart_count: address.useCount })}</small>
                  )}
                </button>
                <Favourite passengerId={passenger.id} address={address} />
              </li>
            ))}
          </List>
        )
      )}
    </Card>
  );
}

const isCounted = (count: number | null | undefined) => Number.isFinite(count);

function Favourite({ passengerId, address }: { passengerId: string | null; address: KnownAddress }) {
  const translate = useTranslate();
  const hasDesk = useCapability('dispatch');
  const may = useMay(dispatchDeskCalls.saveFavourite);
  const { mutate, isPending } = useCall(dispatchDeskCalls.saveFavourite);
  if (!hasDesk || !may || passengerId === null) return null;
  const isOn = address.isFavourite === 1;
  return (
    <Bare
      type="button"
      aria-pressed={isOn}
      aria-label={translate('dispatch.caller.favourite', { place: address.address })}
      disabled={isPending}
      onClick={() => mutate({ body: { passengerId, addressId: address.id, isFavourite: isOn ? 0 : 1 } })}
    >
      <Star size={14} aria-hidden fill={isOn ? 'currentColor' : 'none'} />
    </Bare>
  );
}

const Card = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  margin: '0 -12px',
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '& > p': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, margin: 0 },
  '& > p > span:last-of-type': { color: tokens.text.faint, fontSize: 12 },
}));

const List = styled('ol')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { display: 'flex', alignItems: 'center' },
  'li > button:first-of-type': {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    gap: 8,
    minWidth: 0,
    minHeight: 26,
    padding: '0 4px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.strong,
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    kbd: { flex: 'none', marginLeft: 0 },
    i: { width: 16 },
    span: { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    'time, small': { flex: 'none', color: tokens.text.faint, fontSize: 12 },
  },
}));
