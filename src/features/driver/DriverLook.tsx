/** A driver as far as one wants to know without opening his page. */
import { useTranslate } from 'ra-core';
import { DRIVER_LEFT, type Driver } from '../../contract/driver.ts';
import { Facts } from '../../kit/record/Facts.tsx';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { DriverPhoto, PhotoPlace } from './DriverPhoto.tsx';
import { useDriverWords } from './driver-words.ts';

export function DriverLook({ driver }: { driver: Driver }) {
  const translate = useTranslate();
  const { labelOf, show, none } = useDriverWords();
  const said = (field: keyof Driver) => ({ label: labelOf(field), value: show(field, driver[field]) });
  const isIdle = driver.state === DRIVER_LEFT;
  return (
    <>
      <PhotoPlace>
        <DriverPhoto driver={driver} />
      </PhotoPlace>
      <Facts
        isOneColumn
        facts={[
          { label: labelOf('companyId'), value: driver.companyName ?? none },
          said('plateNum'),
          said('driverType'),
          {
            label: labelOf('online'),
            value: translate('driver.onlineFor', {
              state: show('online', driver.online),
              smart_count: driver.onlineMinutes,
            }),
          },
          said('certNo'),
          { label: labelOf('certExpire'), value: <Expiry end={driver.certExpire} isIdle={isIdle} /> },
          { label: labelOf('licenseExpire'), value: <Expiry end={driver.licenseExpire} isIdle={isIdle} /> },
          said('credit'),
          said('star'),
          said('onWx'),
          said('addressType'),
          said('remark'),
        ]}
      />
    </>
  );
}
