import { useTranslate } from 'ra-core';
import { DRIVER_LEFT, type Driver, driver } from '../../contract/driver.ts';
import { Expiry } from '../../nouns/papers/Expiry.tsx';
import { ResourceEdit } from '../../nouns/resource/ResourceEdit.tsx';
import { DriverInputs } from './DriverInputs.tsx';
import { DriverStatus } from './DriverStatus.tsx';
import { useDriverWords } from './driver-words.ts';

export default function DriverEdit() {
  const translate = useTranslate();
  const { labelOf, show, none } = useDriverWords();
  return (
    <ResourceEdit<Driver>
      resource={driver}
      inputs={DriverInputs}
      nameOf={row => row.name}
      show={show}
      parts={row => ({
        status: <DriverStatus state={row.state} />,
        facts: [
          { label: labelOf('companyId'), value: row.companyName ?? none },
          { label: labelOf('plateNum'), value: row.plateNum ?? none },
          {
            label: labelOf('certExpire'),
            value: <Expiry end={row.certExpire} isIdle={row.state === DRIVER_LEFT} />,
          },
          {
            label: labelOf('licenseExpire'),
            value: <Expiry end={row.licenseExpire} isIdle={row.state === DRIVER_LEFT} />,
          },
          {
            label: labelOf('online'),
            value: translate('driver.onlineFor', {
              state: show('online', row.online),
              smart_count: row.onlineMinutes,
            }),
          },
          { label: labelOf('star'), value: show('star', row.star) },
        ],
      })}
    />
  );
}
