/** What of an order is drawn from more than one field. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type Order, type OrderPlace, order as resource } from '../../contract/order.ts';
import { formatDistance } from '../../kit/format/distance.ts';
import { formatDuration } from '../../kit/format/number.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';
import { MONO } from '../../kit/theme/tokens.ts';
import { PassengerMobile } from '../../nouns/order/PassengerMobile.tsx';
import { stateKey } from '../../nouns/order/state-words.ts';
import { usePassengerName } from '../../nouns/order/use-passenger-name.ts';

/** How far it is, in the tone of its state. */
export function Progress({ order }: { order: Order }) {
  const translate = useTranslate();
  const { kind } = resource.fields.mainStatus;
  const tones: Readonly<Partial<Record<string, StatusTone>>> = (kind.is === 'choice' && kind.tones) || {};
  return <StatusMark tone={tones[order.mainStatus] ?? 'off'}>{translate(stateKey(order))}</StatusMark>;
}

/** Who is fetched, with the number to reach him. */
export function Passenger({ order }: { order: Order }) {
  const name = usePassengerName()(order.passenger);
  return (
    <Beside>
      <span title={name}>{name}</span>
      <PassengerMobile order={order} />
    </Beside>
  );
}

/** What is known of him from his orders before; nothing where nobody counts them. */
export function PassengerRecord({ order: { passenger } }: { order: Order }) {
  const translate = useTranslate();
  const { creditLevel, orderCount: count, cancelCount: cancelled } = passenger;
  return `${creditLevel} · ${translate('order.person', { count, cancelled })}`;
}

export function Place({ place }: { place: OrderPlace | null }) {
  const translate = useTranslate();
  if (!place?.address) return <Faint>{translate('order.noDest')}</Faint>;
  const whole = [place.address, place.detail].filter(Boolean).join(' ');
  return <span title={whole}>{whole}</span>;
}

/** How far it is and how long it takes, or did. @param seconds null where nobody knows */
export function Way({
  metres,
  seconds,
  isRough,
}: {
  metres: number | null;
  seconds: number | null;
  isRough?: boolean;
}) {
  const translate = useTranslate();
  const said = [formatDistance(metres), seconds !== null && formatDuration(seconds * SECOND_MS)];
  return [
    said.filter(Boolean).join(translate('common.listSeparator')),
    isRough && translate('order.isEstimateRough.1'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const SECOND_MS = 1_000;

/** What a dispatcher has marked it as. */
export function Marks({ order: { marks } }: { order: Order }) {
  const translate = useTranslate();
  return marks.map(mark => translate(`order.marks.${mark}`)).join(translate('common.listSeparator'));
}

/** The vehicle first: it is what people see. */
export function Driver({ order: { driver } }: { order: Order }) {
  if (!driver) return null;
  return (
    <Beside>
      <code>{driver.plateNum}</code>
      <span>{driver.name}</span>
    </Beside>
  );
}

const Beside = styled('span')({
  display: 'flex',
  flexWrap: 'nowrap',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  '& > span:first-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > [data-whole]': { flex: 'none' },
  code: { fontFamily: MONO, fontSize: 12 },
});

const Faint = styled('span')(({ theme }) => ({ color: theme.tokens.text.faint }));
