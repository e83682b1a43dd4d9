/** Agreements of the demonstration: of each state one, with what people of the trade sign. */
import type { Db } from '../../upstream/core/context.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { agreementTable } from '../../upstream/domain/agreements.ts';

const DAY_MS = 86_400_000;

type New = typeof agreementTable.$inferInsert;
type Seed = Pick<New, 'title' | 'type' | 'versionName' | 'target' | 'state' | 'content'> &
  Partial<Pick<New, 'mustSign' | 'signCount'>> & { ageDays: number };

const AGREEMENTS: readonly Seed[] = [
  {
    title: '驾驶员服务协议',
    type: 1,
    versionName: '1.0',
    target: 1,
    state: 2,
    signCount: 1_862,
    ageDays: 190,
    content: '一、驾驶员应持有效从业资格证上岗，按计价器收费。\n二、接单后无正当理由不得取消。',
  },
  {
    title: '驾驶员服务协议',
    type: 1,
    versionName: '2.0',
    target: 1,
    state: 1,
    signCount: 1_703,
    ageDays: 64,
    content:
      '一、驾驶员应持有效从业资格证上岗，按计价器收费。\n二、接单后无正当理由不得取消；确需取消的，应在应用内说明原因。\n三、拾得乘客财物应当日上交。',
  },
  {
    title: '个人信息处理规则',
    type: 2,
    versionName: '1.1',
    target: 2,
    state: 1,
    signCount: 24_310,
    ageDays: 120,
    content: '为派车和失物找回，我们处理您的手机号、上下车地点和行程时间，行程结束后按法定期限保存。',
  },
  {
    title: '安全行车承诺书',
    type: 3,
    versionName: '2026',
    target: 1,
    state: 1,
    signCount: 1_655,
    ageDays: 40,
    content: '不疲劳驾驶，不酒后驾驶，行车时不使用手机。',
  },
  {
    title: '车身广告投放协议',
    type: 4,
    versionName: '0.9',
    target: 3,
    state: 0,
    mustSign: 0,
    ageDays: 3,
    content: '广告画面的位置、时长和费用以附件为准。',
  },
];

export async function addAgreements(db: Db, now: number, by: string): Promise<void> {
  await db.insert(agreementTable).values(
    AGREEMENTS.map(({ ageDays, ...seeded }) => {
      const time = now - ageDays * DAY_MS;
      return {
        ...seeded,
        effectTime: seeded.state === 0 ? null : time,
        searchKey: searchKey(seeded.title, seeded.versionName),
        createdOn: time,
        createdBy: by,
        updatedOn: time,
        updatedBy: by,
      };
    }),
  );
}
