/** Customers of the demonstration: companies of the town, one that has left. */
import { searchKey } from '../../upstream/core/search-key.ts';
import { adCustomerTable } from '../../upstream/domain/advertising/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

const CUSTOMERS = [
  ['邕城老友粉餐饮有限公司', '老友粉', 2, '覃丽华', '13607718820', '韦志强', 'GG-2026-0031', 1],
  ['东盟博览会展务有限公司', '东盟展务', 5, '李文博', '13977120066', '黄晓燕', 'GG-2026-0018', 1],
  ['绿城百货连锁有限公司', '绿城百货', 1, '陆建国', '13877151203', '韦志强', 'GG-2026-0027', 1],
  ['五象新区置业有限公司', '五象置业', 3, '蒙春梅', '13517712289', '黄晓燕', 'GG-2025-0142', 1],
  ['轨道交通集团运营分公司', '轨道运营', 6, '农志远', '13669610417', '韦志强', 'GG-2026-0009', 1],
  ['桂江村镇银行', null, 4, '梁思琪', '13768317755', '黄晓燕', 'GG-2025-0118', 0],
] as const;

export const samples: Samples = async ({ db, made }) => {
  await db.insert(adCustomerTable).values(
    CUSTOMERS.map(
      ([customerName, shortName, industry, contactName, contactMobile, salesman, contractNo, state], at) => ({
        customerName,
        shortName,
        industry,
        contactName,
        contactMobile,
        salesman,
        contractNo,
        state,
        searchKey: searchKey(customerName, shortName, contactName, contractNo),
        ...made(120 - at * 14),
      }),
    ),
  );
};
