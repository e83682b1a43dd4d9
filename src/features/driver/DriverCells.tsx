/** What of a driver is drawn from more than one field. */
import { useTranslate } from 'ra-core';
import { DRIVER_LEFT, type Driver, driver as resource } from '../../contract/driver.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { useFieldWords } from '../../resource/pages/use-field-words.ts';

/** Whichever of certificate and licence ends first, by name where it matters. */
export function FirstPaper({ driver }: { driver: Driver }) {
  const translate = useTranslate();
  const { papersExpire, certExpire, state } = driver;
  const name = translate(`driver.paper.${papersExpire === certExpire ? 'cert' : 'license'}`);
  return <Expiry end={papersExpire} name={name} isIdle={state === DRIVER_LEFT} />;
}

/** Whether his shift is open, and how long he has driven today. */
export function OnlineToday({ driver: { online, onlineMinutes } }: { driver: Driver }) {
  const translate = useTranslate();
  const { show } = useFieldWords(resource);
  return translate('driver.onlineFor', { state: show('online', online), smart_count: onlineMinutes });
}
