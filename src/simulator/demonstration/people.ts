/** Invented staff of the demonstration operator. */
export interface PersonSeed {
  account: string;
  userName: string;
  /** 1 male, 2 female. */
  sex: 1 | 2;
  roles: readonly string[];
  /** Empty = all. */
  areas: readonly string[];
  isSuperuser: 0 | 1;
  state: 0 | 1;
  mustChangePwd: 0 | 1;
  /** Hours since the last sign-in; null = never. */
  seenHoursAgo: number | null;
  /** Days from now until the account ends; null = does not. */
  expiresInDays: number | null;
  remark: string | null;
}

const ordinary = {
  areas: [],
  isSuperuser: 0,
  state: 1,
  mustChangePwd: 0,
  seenHoursAgo: 12,
  expiresInDays: null,
  remark: null,
} as const;

const person = (
  account: string,
  userName: string,
  sex: 1 | 2,
  roles: string,
  rest: Partial<PersonSeed> = {},
): PersonSeed => ({ ...ordinary, account, userName, sex, roles: roles.split(' '), ...rest });

const [XINGNING, QINGXIU, JIANGNAN, XIXIANGTANG, LIANGQING] = [
  '450102',
  '450103',
  '450105',
  '450107',
  '450108',
];
const areas = (...ids: (string | undefined)[]) => ids.filter(id => id !== undefined);

/** One for each role. */
const FIRST: readonly PersonSeed[] = [
  person('admin', '黄志强', 1, '1', { isSuperuser: 1, seenHoursAgo: 3 }),
  person('dispatcher', '韦春燕', 2, '2', { seenHoursAgo: 5 }),
  person('monitor', '覃建军', 1, '4', { seenHoursAgo: 8 }),
  person('agent', '农秀珍', 2, '5', { seenHoursAgo: 2 }),
  person('lost', '蒙丽华', 2, '6', { seenHoursAgo: 26 }),
  person('finance', '陆文彬', 1, '3', { seenHoursAgo: 20 }),
  person('ad', '莫小慧', 2, '7', { seenHoursAgo: 30 }),
  person('auditor', '梁国栋', 1, '8', { seenHoursAgo: 75 }),
  person('developer', '李宏宇', 1, '9', { seenHoursAgo: 11 }),
];

/** Those without whom nothing that needs two people can be shown. */
const SECOND: readonly PersonSeed[] = [
  person('lost2', '韦秋兰', 2, '6', { seenHoursAgo: 21 }),
  person('finance2', '黄永福', 1, '3', { seenHoursAgo: 46 }),
  person('operations', '覃思远', 1, '10', { seenHoursAgo: 16 }),
  person('operations2', '陆佳怡', 2, '10', { seenHoursAgo: 39 }),
];

/** Anybody may try them where the console runs on his own machine. */
export const DEMO_PEOPLE: readonly PersonSeed[] = [...FIRST, ...SECOND];

const STAFF: readonly PersonSeed[] = [
  person('weidabao', '韦大宝', 1, '2', { areas: areas(QINGXIU), seenHoursAgo: 1 }),
  person('huangmeiling', '黄美玲', 2, '2', { areas: areas(QINGXIU, LIANGQING), seenHoursAgo: 6 }),
  person('qinzhiyuan', '覃志远', 1, '2 4', { areas: areas(XIXIANGTANG), seenHoursAgo: 9 }),
  person('nongwenjie', '农文杰', 1, '2', { areas: areas(JIANGNAN), seenHoursAgo: 33 }),
  person('luyanping', '陆艳萍', 2, '2 5', { seenHoursAgo: 15 }),
  person('mohaitao', '莫海涛', 1, '2', { state: 0, seenHoursAgo: 24 * 61, remark: '已调往车管部' }),
  person('liangjiaxin', '梁嘉欣', 2, '2', { mustChangePwd: 1, seenHoursAgo: null, remark: '新入职' }),
  person('mengshaohua', '蒙绍华', 1, '4', { areas: areas(XINGNING, XIXIANGTANG), seenHoursAgo: 4 }),
  person('weixiaomin', '韦晓敏', 2, '4', { seenHoursAgo: 13 }),
  person('tanguofeng', '谭国峰', 1, '4', { areas: areas(JIANGNAN, LIANGQING), seenHoursAgo: 28 }),
  person('huangshiying', '黄诗颖', 2, '4', { seenHoursAgo: 50 }),
  person('nongchaoyang', '农朝阳', 1, '4', { state: 0, seenHoursAgo: 24 * 120, remark: '离职' }),
  person('qinlanfang', '覃兰芳', 2, '5', { seenHoursAgo: 1 }),
  person('weiyueying', '韦月英', 2, '5', { seenHoursAgo: 2 }),
  person('luohuimin', '罗惠敏', 2, '5', { seenHoursAgo: 7 }),
  person('lijinfeng', '李金凤', 2, '5', { seenHoursAgo: 9 }),
  person('huangxuemei', '黄雪梅', 2, '5', { seenHoursAgo: 14 }),
  person('mozhenyu', '莫振宇', 1, '5', { seenHoursAgo: 31 }),
  person('pansiqi', '潘思琪', 2, '5 6', { seenHoursAgo: 10 }),
  person('chenliuyan', '陈柳燕', 2, '5', {
    mustChangePwd: 1,
    seenHoursAgo: null,
    remark: '实习',
    expiresInDays: 90,
  }),
  person('luguangming', '卢光明', 1, '5', { expiresInDays: -5, seenHoursAgo: 24 * 6, remark: '外包坐席' }),
  person('mengcaixia', '蒙彩霞', 2, '6', { seenHoursAgo: 3 }),
  person('weijianing', '韦佳宁', 2, '6', { areas: areas(XINGNING), seenHoursAgo: 18 }),
  person('huangwensheng', '黄文生', 1, '6', { seenHoursAgo: 44 }),
  person('liangyuxia', '梁玉霞', 2, '3', { seenHoursAgo: 19 }),
  person('qinhongmei', '覃红梅', 2, '3', { seenHoursAgo: 70 }),
  person('nongdeming', '农德明', 1, '3 8', { seenHoursAgo: 96 }),
  person('zhoujunhao', '周俊豪', 1, '7', { seenHoursAgo: 8 }),
  person('moqiuju', '莫秋菊', 2, '7', { seenHoursAgo: 27 }),
  person('banzhiwei', '班志伟', 1, '7', { state: 0, seenHoursAgo: 24 * 45, remark: '停薪留职' }),
  person('huangjingwen', '黄静雯', 2, '8', { seenHoursAgo: 140 }),
  person('luzhengping', '陆正平', 1, '9', { seenHoursAgo: 17 }),
  person('fangruolin', '方若琳', 2, '9 4', { mustChangePwd: 1, seenHoursAgo: null }),
];

/** Who came later stands last: ids and numbers follow from the place. */
export const PEOPLE: readonly PersonSeed[] = [...FIRST, ...STAFF, ...SECOND];
