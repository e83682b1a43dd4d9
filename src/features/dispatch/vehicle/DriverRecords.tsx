/** Who drives a vehicle and drove it lately: as the own platform tells it, and as the feed of the industry does. */
import { useTranslate } from 'ra-core';
import type { DriverRecord } from '../../../contract/dispatch-parts.ts';
import { INDUSTRY_FEED, OWN_PLATFORM } from '../../../contract/vehicle-location.ts';
import { formatClockOrDay } from '../../../kit/format/time.ts';
import { LogLine, LogSection } from '../parts/log-parts.tsx';

const LISTS = [
  { key: 'own', dataFrom: OWN_PLATFORM },
  { key: 'feed', dataFrom: INDUSTRY_FEED },
] as const;

export function DriverRecords({ records }: { records: readonly DriverRecord[] }) {
  const translate = useTranslate();
  const now = Date.now();
  const spanOf = ({ beganOn, endedOn }: DriverRecord) =>
    beganOn === null
      ? ''
      : `${formatClockOrDay(beganOn, now)} – ${endedOn === null ? '' : formatClockOrDay(endedOn, now)}`;
  return LISTS.map(({ key, dataFrom }) => {
    const listed = records.filter(record => record.dataFrom === dataFrom);
    if (listed.length === 0) return null;
    const title = translate('dispatch.driversFrom', { from: translate(`dispatch.circle.from.${key}`) });
    return (
      <LogSection key={key} aria-label={title}>
        <h3>{title}</h3>
        <ol>
          {listed.map((record, at) => (
            // an upstream may tell no ids
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
            <LogLine as="li" key={at}>
              <span>{record.name ?? translate('common.none')}</span>
              <span>{record.mobile}</span>
              <time data-end>{spanOf(record)}</time>
            </LogLine>
          ))}
        </ol>
      </LogSection>
    );
  });
}
