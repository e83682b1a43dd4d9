/** "Where is my car?": of what was sought, a ride that is on its way, as a sentence to read aloud. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import type { Order } from '../../../contract/order.ts';
import { placeCalls } from '../../../contract/place.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { useTicking } from '../../../data/ticking.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { wholeMinutes } from '../../../kit/format/number.ts';
import { useMinutes } from '../../../kit/format/use-minutes.ts';
import { CopyButton } from '../../../kit/state/CopyButton.tsx';
import { useActiveLine } from '../state/use-active-line.ts';
import type { OrderSearch } from '../state/use-tab-orders.ts';

const BY_PLATE = 2;
const BY_PHONE = 4;
const ON_THE_WAY = 21;
const ARRIVED = 22;
const MINUTE_MS = 60_000;

export function RiderCall({ sought: { type, keyword } }: { sought: OrderSearch }) {
  const isAsked = keyword !== '' && (type === BY_PLATE || type === BY_PHONE);
  const { data } = useAnswer(
    dispatchQueryCalls.queryOrderList,
    { query: { status: 2, searchType: type, keyword, size: 3 } },
    { enabled: isAsked },
  );
  const order = isAsked ? data?.jsonOrderList[0] : undefined;
  return order ? <Said key={order.id} order={order} /> : null;
}

function Said({ order }: { order: Order }) {
  const translate = useTranslate();
  const text = useSentence(order);
  if (text === null) return null;
  return (
    <Box role="status">
      <p>{text}</p>
      <CopyButton text={text} label={translate('dispatch.where.copy')} />
    </Box>
  );
}

/** Null until it is known where the vehicle is. */
function useSentence(order: Order): string | null {
  const translate = useTranslate();
  const minutes = useMinutes();
  const hasGazetteer = useCapability('dispatch');
  const line = useActiveLine(order);
  const { lng = 0, lat = 0 } = line?.vehicle ?? {};
  const { data: near } = useAnswer(
    placeCalls.listPlaces,
    { query: { lng: rounded(lng), lat: rounded(lat), limit: 1 } },
    { enabled: hasGazetteer && lng !== 0 },
  );
  const { subStatus, arriveTime, driver, origin } = order;
  const waited = useTicking(now =>
    arriveTime ? Math.max(0, Math.floor((now - arriveTime) / MINUTE_MS)) : 0,
  );
  const plate = driver?.plateNum ?? '';
  if (subStatus === ARRIVED)
    return translate('dispatch.where.22', { plate, place: origin.address, time: minutes(waited) });
  if (!line) return null;
  const [nearest] = near?.places ?? [];
  const place = nearest ? translate('dispatch.form.near', { place: nearest.name }) : null;
  return [
    translate(`dispatch.where.${subStatus || ON_THE_WAY}`, { plate, place: origin.address }),
    place && translate('dispatch.where.at', { place }),
    line.eta !== null && translate('dispatch.where.in', { time: minutes(wholeMinutes(line.eta)) }),
  ]
    .filter(Boolean)
    .join(translate('dispatch.comma'));
}

/** To the hundred metres: not every report is another question. */
const rounded = (degrees: number) => Math.round(degrees * 1_000) / 1_000;

const Box = styled('div')(({ theme: { tokens } }) => ({
  flex: 'none',
  padding: '8px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  backgroundColor: tokens.accent.soft,
  color: tokens.text.strong,
  p: { margin: '0 0 4px', fontSize: 14 },
}));
