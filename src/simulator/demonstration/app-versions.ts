/** Versions of the apps for the demonstration: out, on the way out, withdrawn and in the making. */
import { type AppVersion, DRAFT, FORCED, RELEASED, WITHDRAWN } from '../../contract/app-version.ts';
import { appRelease } from '../../upstream/app-version/tables.ts';
import type { Db } from '../../upstream/core/context.ts';
import { appVersion } from '../../upstream/domain/app-versions.ts';

const DAY_MS = 86_400_000;
const ALL = { grayType: 0, grayValue: null } as const;
const OUT = 1;
const WIDER = 2;
const BACK = 3;

interface Version extends Pick<AppVersion, 'app' | 'platform' | 'versionName' | 'versionCode' | 'state'> {
  minVersionCode: number;
  updateType: AppVersion['updateType'];
  packageUrl: string;
  content: string;
  downloadCount: number;
  madeDaysAgo: number;
  /** What was done with it, the latest last; its reach now is that of the last one. */
  acts: readonly {
    act: typeof OUT | typeof WIDER | typeof BACK;
    daysAgo: number;
    grayType: AppVersion['grayType'];
    grayValue: string | null;
  }[];
}

const VERSIONS: readonly Version[] = [
  {
    app: 1,
    platform: 'android',
    versionName: '2.18.0',
    versionCode: 118,
    minVersionCode: 110,
    updateType: 1,
    state: RELEASED,
    packageUrl: 'https://download.example.com/driver-2.18.0.apk',
    content: '接单页显示乘客上车点照片\n修复导航返回后订单卡住',
    downloadCount: 1_612,
    madeDaysAgo: 75,
    acts: [
      { act: OUT, daysAgo: 70, grayType: 1, grayValue: '10' },
      { act: WIDER, daysAgo: 66, grayType: 1, grayValue: '50' },
      { act: WIDER, daysAgo: 62, ...ALL },
    ],
  },
  {
    app: 1,
    platform: 'android',
    versionName: '2.19.0',
    versionCode: 119,
    minVersionCode: 112,
    updateType: 1,
    state: RELEASED,
    packageUrl: 'https://download.example.com/driver-2.19.0.apk',
    content: '交接班可在手机上签字\n收入页按天对账',
    downloadCount: 184,
    madeDaysAgo: 9,
    acts: [
      { act: OUT, daysAgo: 6, grayType: 1, grayValue: '10' },
      { act: WIDER, daysAgo: 2, grayType: 1, grayValue: '20' },
    ],
  },
  {
    app: 2,
    platform: 'android',
    versionName: '5.4.1',
    versionCode: 541,
    minVersionCode: 500,
    updateType: 0,
    state: RELEASED,
    packageUrl: 'https://download.example.com/passenger-5.4.1.apk',
    content: '预约用车可选接机航班\n修复发票抬头带空格时开票失败',
    downloadCount: 20_418,
    madeDaysAgo: 34,
    acts: [
      { act: OUT, daysAgo: 30, grayType: 2, grayValue: '450102,450103' },
      { act: WIDER, daysAgo: 25, ...ALL },
    ],
  },
  {
    app: 2,
    platform: 'android',
    versionName: '5.5.0',
    versionCode: 550,
    minVersionCode: 500,
    updateType: 1,
    state: DRAFT,
    packageUrl: 'https://download.example.com/passenger-5.5.0.apk',
    content: '一键叫车支持代叫',
    downloadCount: 0,
    madeDaysAgo: 1,
    acts: [],
  },
  {
    app: 4,
    platform: 'android',
    versionName: '1.3.0',
    versionCode: 130,
    minVersionCode: 120,
    updateType: 1,
    state: WITHDRAWN,
    packageUrl: 'https://download.example.com/paster-1.3.0.apk',
    content: '张贴照片离线暂存',
    downloadCount: 23,
    madeDaysAgo: 21,
    acts: [
      { act: OUT, daysAgo: 20, ...ALL },
      { act: BACK, daysAgo: 19, ...ALL },
    ],
  },
  {
    app: 4,
    platform: 'android',
    versionName: '1.3.1',
    versionCode: 131,
    minVersionCode: 131,
    updateType: FORCED,
    state: RELEASED,
    packageUrl: 'https://download.example.com/paster-1.3.1.apk',
    content: '修复部分机型照片上传后方向错误',
    downloadCount: 41,
    madeDaysAgo: 19,
    acts: [{ act: OUT, daysAgo: 18, ...ALL }],
  },
];

export async function addVersions(db: Db, now: number, by: string): Promise<void> {
  for (const { acts, madeDaysAgo, ...version } of VERSIONS) {
    const last = acts.at(-1);
    const reach = last ? { grayType: last.grayType, grayValue: last.grayValue } : ALL;
    const [out] = acts;
    const madeOn = now - madeDaysAgo * DAY_MS;
    const [made] = await db
      .insert(appVersion)
      .values({
        ...version,
        ...reach,
        publishTime: out ? now - out.daysAgo * DAY_MS : null,
        createdOn: madeOn,
        createdBy: by,
        updatedOn: last ? now - last.daysAgo * DAY_MS : madeOn,
        updatedBy: by,
      })
      .returning({ id: appVersion.id });
    if (!made || acts.length === 0) continue;
    const { app, platform, versionName, versionCode, minVersionCode, updateType } = version;
    const said = { app, platform, versionName, versionCode, minVersionCode, updateType };
    await db.insert(appRelease).values(
      acts.map(({ daysAgo, ...act }) => ({
        ...said,
        ...act,
        versionId: made.id,
        createdOn: now - daysAgo * DAY_MS,
        createdBy: by,
      })),
    );
  }
}
