import { useTranslate } from 'ra-core';
import { type DriverAccount, driverAccount } from '../../../contract/driver-account.ts';
import { useReveal } from '../../../data/use-reveal.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { formatTime } from '../../../kit/format/time.ts';
import { MaskedValue } from '../../../kit/masked/MaskedValue.tsx';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { resourcePages } from '../../../resource/pages/resource-pages.ts';
import { Past } from './Past.tsx';

/** 正常, 待改密码, 已冻结. */
function Status({ state, mustChangePwd }: DriverAccount) {
  const translate = useTranslate();
  if (state === 0) return <StatusMark tone="bad">{translate('driverAccount.state.0')}</StatusMark>;
  return mustChangePwd === 1 ? (
    <StatusMark tone="warn">{translate('driverAccount.status.mustChangePwd')}</StatusMark>
  ) : (
    <StatusMark tone="ok">{translate('driverAccount.state.1')}</StatusMark>
  );
}

/** It is the driver's, and revealed as his. */
function OwnMobile({ driverId, name, mobile }: DriverAccount) {
  const translate = useTranslate();
  const reveal = useReveal();
  const label = `${translate('driverAccount.field.mobile')} ${name}`;
  return (
    <MaskedValue
      mask={mobile}
      revealing={reveal({ objectType: 'driver', objectId: driverId, field: 'mobile', label })}
    />
  );
}

function LastSeen({ lastLoginOn }: DriverAccount) {
  const translate = useTranslate();
  return <Time value={lastLoginOn} missing={translate('driverAccount.none.lastLoginOn')} />;
}

export default resourcePages(driverAccount, {
  status: row => <Status {...row} />,
  cells: {
    mobile: row => row.mobile,
    lastLoginOn: row => row.lastLoginOn && formatTime(row.lastLoginOn),
  },
  columns: [
    { field: 'name', width: 104 },
    { field: 'mobile', cell: row => <OwnMobile {...row} /> },
    { field: 'companyName', isCut: true },
    { field: 'deviceModel', width: 152 },
    { field: 'appVersion', width: 88 },
    {
      field: 'lastLoginOn',
      width: 112,
      cell: row => <LastSeen {...row} />,
      inFiles: ['lastLoginOn', 'lastLoginIp'],
    },
    { field: 'state', width: 112 },
    { field: 'frozenReason', width: 152 },
  ],
  phone: { second: ['mobile', 'companyName'], end: 'lastLoginOn' },
  tabs: [
    { key: 'frozen', filter: { state: 0 } },
    { key: 'never', filter: { mustChangePwd: 1 }, label: 'status.mustChangePwd' },
  ],
  filters: ['state', 'os', 'appVersion'],
  look: [
    'mobile',
    'companyName',
    'plateNum',
    'deviceModel',
    'appVersion',
    'lastLoginOn',
    'lastLoginIp',
    'frozenReason',
  ],
  lookMore: row => <Past driverId={row.driverId} />,
});
