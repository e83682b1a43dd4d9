import { useTranslate } from 'ra-core';
import type { TaxiLight } from '../../contract/taxi-light.ts';
import { StatusMark } from '../../kit/StatusMark.tsx';

/** What of a light in use matters first: a fault, then whether it is heard. */
export function InUse({ light: { faultCode, onlineState } }: { light: TaxiLight }) {
  const translate = useTranslate();
  if (faultCode) {
    return <StatusMark tone="bad">{translate('taxiLight.fault', { code: faultCode })}</StatusMark>;
  }
  const tone = onlineState === 1 ? 'ok' : 'warn';
  return <StatusMark tone={tone}>{translate(`taxiLight.onlineState.${onlineState}`)}</StatusMark>;
}
