import { searchKey } from '../../upstream/core/search-key.ts';
import { rentalCompanyTable } from '../../upstream/rental-company/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const COMPANIES = [
  [
    '邕江汽车租赁有限公司',
    '91450100MA5K0101X1',
    '韦国强',
    '13878810231',
    '西乡塘区大学东路 88 号',
    126,
    1,
    1,
    null,
  ],
  [
    '五象新能源车服有限公司',
    '91450100MA5K0102X2',
    '黄丽萍',
    '13607715540',
    '良庆区五象大道 401 号',
    84,
    1,
    1,
    null,
  ],
  ['绿都的士承包服务部', '92450103MA5K0103X3', '陆永明', '15977118362', '青秀区长湖路 24 号', 19, 1, 0, null],
  [
    '安吉驿站租车行',
    '92450107MA5K0104X4',
    '覃秀珍',
    '18077126915',
    '西乡塘区安吉大道 35 号',
    7,
    0,
    2,
    '营业执照已过有效期',
  ],
] as const;

export const samples: Samples = async ({ db, made }) => {
  await db.insert(rentalCompanyTable).values(
    COMPANIES.map(
      (
        [
          companyName,
          licenseNo,
          contact,
          contactMobile,
          address,
          vehicleCount,
          state,
          auditStatus,
          auditReason,
        ],
        at,
      ) => ({
        companyName,
        licenseNo,
        contact,
        contactMobile,
        address,
        vehicleCount,
        state,
        auditStatus,
        auditReason,
        searchKey: searchKey(companyName, licenseNo, contact),
        ...made(90 - at * 20),
      }),
    ),
  );
};
