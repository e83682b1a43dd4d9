import { searchKey } from '../../upstream/core/search-key.ts';
import { pickupPointTable } from '../../upstream/pickup-point/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

/** Degrees of WGS-84. */
const POINTS = [
  ['琅东服务站', '韦小燕', '13877120011', '青秀区金湖路 59 号', 108.3712, 22.8142, ['09:00-18:00'], 1],
  [
    '安吉服务站',
    '覃永福',
    '13877120012',
    '西乡塘区安吉大道 35 号',
    108.2896,
    22.8753,
    ['08:30-12:00', '14:30-18:00'],
    1,
  ],
  [
    '机场蓄车场',
    '黄立新',
    '13877120013',
    '江南区吴圩机场出租车蓄车场',
    108.1752,
    22.6088,
    ['00:00-24:00'],
    1,
  ],
  ['五象司机之家', '陆美芳', '13877120014', '良庆区五象大道 401 号', 108.3804, 22.7519, ['09:00-20:30'], 0],
] as const;

export const samples: Samples = async ({ db, made }) => {
  await db.insert(pickupPointTable).values(
    POINTS.map(([pointName, contactName, contactMobile, address, lng, lat, openTime, state], at) => ({
      pointName,
      contactName,
      contactMobile,
      address,
      lng,
      lat,
      openTime: [...openTime],
      state,
      searchKey: searchKey(pointName, contactName, address),
      ...made(140 - at * 25),
    })),
  );
};
