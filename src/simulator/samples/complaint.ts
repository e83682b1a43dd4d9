/** Complaints of the last weeks: one in each state, and those whose answer is late or nearly due. */
import { asc, eq } from 'drizzle-orm';
import { type ComplaintAct, type ComplaintState, REPLY_MS } from '../../contract/complaint-states.ts';
import { dayInShanghai } from '../../upstream/core/day.ts';
import { searchKey } from '../../upstream/core/search-key.ts';
import { complaintLog, complaintTable } from '../../upstream/domain/complaints/tables.ts';
import { taxiOrder } from '../../upstream/domain/orders/tables.ts';
import type { Samples } from '../demonstration/sampling.ts';

/** They refer to rides that were driven. */
export const after = ['order'];

const HOUR_MS = 3_600_000;
const FINISHED = 3;

interface Sample {
  who: string;
  mobile: string;
  type: number;
  source: number;
  content: string;
  hoursAgo: number;
  state: ComplaintState;
  /** After it was taken down: each act with the hours until then, and what was said. */
  acts: readonly (readonly [act: ComplaintAct, hours: number, content?: string, result?: number])[];
  penalty?: string;
  hasRide?: true;
}

/** The earliest first. */
const COMPLAINTS: readonly Sample[] = [
  {
    who: '莫春梅',
    mobile: '13677164408',
    type: 3,
    source: 4,
    content: '从南宁东站到五象收费 86 元，平时 50 元左右，怀疑未按计价器收费。',
    hoursAgo: 620,
    state: 3,
    acts: [
      ['accept', 2],
      ['reply', 90, '核对轨迹后确认绕行 6 公里，已退还差额 32 元并致歉。', 1],
      ['close', 120, undefined, 1],
    ],
    penalty: '停运学习一天',
    hasRide: true,
  },
  {
    who: '唐志远',
    mobile: '15977103366',
    type: 7,
    source: 1,
    content: '要求公司赔偿因堵车误机的损失。',
    hoursAgo: 300,
    state: 4,
    acts: [['reject', 5, '堵车不属于服务质量问题，已向投诉人说明']],
  },
  {
    who: '卢秀英',
    mobile: '13878104421',
    type: 1,
    source: 2,
    content: '早高峰在朝阳广场招手，司机问了目的地后开走。',
    hoursAgo: 250,
    state: 1,
    acts: [['accept', 4]],
  },
  {
    who: '何俊峰',
    mobile: '18977120057',
    type: 4,
    source: 3,
    content: '请司机关小音乐，司机态度恶劣，途中多次抱怨。',
    hoursAgo: 210,
    state: 1,
    acts: [['accept', 3]],
    hasRide: true,
  },
  {
    who: '周海燕',
    mobile: '13507713390',
    type: 2,
    source: 1,
    content: '说好走民族大道，司机走了快速环道，多花了二十分钟。',
    hoursAgo: 70,
    state: 2,
    acts: [
      ['accept', 1],
      ['reply', 40, '司机为避开事故绕行，事先未说明，已道歉并减免起步价。', 1],
    ],
    hasRide: true,
  },
  {
    who: '梁家辉',
    mobile: '13737109982',
    type: 5,
    source: 2,
    content: '在江南大道连续变道、急刹，乘客头部碰到座椅。',
    hoursAgo: 6,
    state: 0,
    acts: [],
  },
  {
    who: '苏晓雯',
    mobile: '15278841170',
    type: 6,
    source: 1,
    content: '上车后司机不打表，一口价 40 元。',
    hoursAgo: 2,
    state: 0,
    acts: [],
    hasRide: true,
  },
];

export const samples: Samples = async ({ db, now, made }) => {
  const { createdBy: clerk } = made(0);
  const rides = await db
    .select()
    .from(taxiOrder)
    .where(eq(taxiOrder.mainStatus, FINISHED))
    .orderBy(asc(taxiOrder.id));
  for (const [index, sample] of COMPLAINTS.entries()) {
    const createdOn = now - sample.hoursAgo * HOUR_MS;
    const times = new Map(sample.acts.map(([act, hours]) => [act, createdOn + hours * HOUR_MS]));
    const said = new Map(sample.acts.map(([act, , content, result]) => [act, { content, result }]));
    const driven = rides.filter(ride => ride.createdOn < createdOn);
    // the orders of what happened long ago are gone, who drove them is not
    const order = sample.hasRide ? driven[index % driven.length] : undefined;
    const by = order ?? (sample.hasRide ? rides[index % rides.length] : undefined);
    const complaintNo = `TS${dayInShanghai(createdOn)}${String(index + 1).padStart(4, '0')}`;
    const acceptedOn = times.get('accept') ?? null;
    const [row] = await db
      .insert(complaintTable)
      .values({
        complaintNo,
        state: sample.state,
        source: sample.source,
        type: sample.type,
        complainant: sample.who,
        mobile: sample.mobile,
        content: sample.content,
        occurTime: createdOn - HOUR_MS,
        ...(order && { orderId: order.id, occurTime: order.onboardTime, address: order.originAddress }),
        ...(by && {
          plateNumber: by.plateNum,
          driverName: by.driverName,
          addressType: by.addressType,
          vehicleId: by.vehicleId,
          driverId: by.driverId,
        }),
        deadline: acceptedOn && acceptedOn + REPLY_MS,
        handleUserName: sample.acts.length > 0 ? clerk : null,
        acceptedOn,
        reply: said.get('reply')?.content ?? null,
        repliedOn: times.get('reply') ?? null,
        dutyResult: said.get('reply')?.result ?? 0,
        penalty: sample.penalty ?? null,
        visitResult: said.get('close')?.result ?? null,
        closedOn: times.get('close') ?? times.get('reject') ?? null,
        reason: said.get('reject')?.content ?? null,
        searchKey: searchKey(complaintNo, sample.who, by?.plateNum),
        createdOn,
        createdBy: clerk,
        updatedOn: Math.max(createdOn, ...times.values()),
        updatedBy: clerk,
      })
      .returning({ id: complaintTable.id });
    if (!row) continue;
    const entry = { complaintId: row.id, operatorName: clerk };
    await db.insert(complaintLog).values([
      { ...entry, action: 'create', createdOn },
      ...sample.acts.map(([action, hours, content = null, result = null]) => ({
        ...entry,
        action,
        content,
        result,
        createdOn: createdOn + hours * HOUR_MS,
      })),
    ]);
  }
};
