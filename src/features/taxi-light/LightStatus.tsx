import { useTranslate } from 'ra-core';
import type { TaxiLight } from '../../contract/taxi-light.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';

const IN_USE = 1;
const TONES: Readonly<Record<TaxiLight['state'], StatusTone>> = { 1: 'ok', 2: 'warn', 3: 'off', 4: 'off' };

/** What of a light matters first: a fault, then whether one that is in use is heard, then where it is. */
export function LightStatus({ light }: { light: TaxiLight }) {
  const translate = useTranslate();
  const { state, faultCode, onlineState } = light;
  if (state === IN_USE && faultCode) {
    return <StatusMark tone="bad">{translate('taxiLight.fault', { code: faultCode })}</StatusMark>;
  }
  if (state === IN_USE) {
    const tone = onlineState === 1 ? 'ok' : 'warn';
    return <StatusMark tone={tone}>{translate(`taxiLight.onlineState.${onlineState}`)}</StatusMark>;
  }
  return <StatusMark tone={TONES[state]}>{translate(`taxiLight.state.${state}`)}</StatusMark>;
}
