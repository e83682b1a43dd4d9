import type { useTranslate } from 'ra-core';
import type { OwnSession } from '../../contract/online.ts';

/** What a session runs on, as far as it is known: 电脑 · Chrome · Windows. */
export function deviceText(
  { device, browser, os }: Pick<OwnSession, 'device' | 'browser' | 'os'>,
  translate: ReturnType<typeof useTranslate>,
): string {
  const kind = device && translate(`onlineUser.device.${device}`, { _: device });
  return [kind, browser, os].filter(Boolean).join(' · ') || translate('onlineUser.unknownDevice');
}
