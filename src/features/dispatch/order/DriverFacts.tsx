/** Who fetches the passenger, where he is, and when he will be there. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Order, OrderDriver } from '../../../contract/order.ts';
import { useTicking } from '../../../data/ticking.ts';
import { useReveal } from '../../../data/use-reveal.ts';
import { formatDistance } from '../../../kit/format/distance.ts';
import { Minutes } from '../../../kit/format/Minutes.tsx';
import { useMinutes } from '../../../kit/format/use-minutes.ts';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { MONO } from '../../../kit/theme/tokens.ts';
import { DialButton } from '../../../nouns/call/DialButton.tsx';
import type { ActiveLine } from '../state/use-active-line.ts';

interface DriverFactsProps {
  order: Order;
  driver: OrderDriver;
  /** Of an ongoing order; undefined until it is known. */
  line: ActiveLine | undefined;
}

const HEART_FLEET = 3;
const MINUTE_MS = 60_000;
/** Traffic lights are shorter. */
const STILL_MS = 2 * MINUTE_MS;
const ABOARD = 23;

export function DriverFacts({ order, driver, line }: DriverFactsProps) {
  const translate = useTranslate();
  const minutes = useMinutes();
  const revealing = useReveal();
  const stillMinutes = useTicking(now => {
    const since = line?.stillSince ?? null;
    return since === null || now - since < STILL_MS ? null : Math.floor((now - since) / MINUTE_MS);
  });
  const { plateNum, name, mobile, star, companyName, driverType } = driver;
  const more = [
    ...(driverType === HEART_FLEET ? [translate('dispatch.reason.heartFleet')] : []),
    ...(star === null ? [] : [translate('dispatch.reason.star', { value: star.toFixed(1) })]),
    ...(companyName === null ? [] : [companyName]),
  ];
  return (
    <Whole aria-label={translate('order.field.driver')}>
      <div>
        <b>{plateNum ?? translate('common.none')}</b> <span>{name}</span>{' '}
        {mobile && (
          <MaskedValue
            mask={mobile}
            revealing={revealing({
              objectType: 'driver',
              objectId: driver.id,
              field: 'mobile',
              label: translate('dispatch.driverMobile'),
            })}
          />
        )}
        <DialButton whom={{ orderId: order.id, whom: 'driver' }} label={translate('call.dial')} />
        {more.length > 0 && <small>{more.join(translate('dispatch.comma'))}</small>}
        {stillMinutes !== null && (
          <small data-bad>{translate('dispatch.still', { time: minutes(stillMinutes) })}</small>
        )}
      </div>
      {line && line.eta !== null && (
        <p>
          <Minutes seconds={line.eta} />
          <small>
            {translate(order.subStatus === ABOARD ? 'dispatch.toDest' : 'dispatch.toOrigin', {
              distance: formatDistance(line.distance),
            })}
          </small>
        </p>
      )}
    </Whole>
  );
}

const Whole = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  gap: 12,
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
  fontVariantNumeric: 'tabular-nums',
  'div > b': { fontFamily: MONO, color: tokens.text.strong },
  small: { display: 'block', color: tokens.text.faint, fontSize: 12 },
  '[data-bad]': { color: tokens.bad.ink },
  p: { margin: 0, textAlign: 'right', whiteSpace: 'nowrap' },
  'p > b': { fontSize: 16, fontWeight: 600, color: tokens.text.strong },
}));
