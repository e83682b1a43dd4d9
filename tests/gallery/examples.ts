/** People and things that the gallery shows: none of them is anybody. */
import { Car, House, SquareArrowOutUpRight, Users } from 'lucide-react';
import { createElement } from 'react';
import type { Extensions } from '../../src/data/extensions-context.tsx';
import type { MenuEntry } from '../../src/data/menu-context.tsx';
import type { Notice } from '../../src/data/notices/notice.ts';
import type { Session } from '../../src/data/session.ts';
import type { Revealing } from '../../src/kit/masked/use-shown-value.ts';
import type { ShellActions } from '../../src/shell/actions.ts';
import type { Tag } from '../../src/shell/tags/tag.ts';

const MINUTE_MS = 60_000;

export interface Driver {
  id: string;
  name: string;
  jobNo: string;
  tone: 'ok' | 'off' | 'warn' | 'bad';
  state: string;
  mobile: string;
  age: number;
  createdOn: number;
}

const TONES: readonly [Driver['tone'], string][] = [
  ['ok', '在岗'],
  ['off', '离岗'],
  ['warn', '待审核'],
  ['bad', '已停用'],
];

export const DRIVERS: readonly Driver[] = Array.from({ length: 6 }, (_, at) => {
  const [tone, state] = TONES[at % TONES.length] ?? ['ok', '在岗'];
  return {
    id: String(at + 1),
    name: ['韦大宝', '黄秀英', '覃国强', '蒙建国'][at % 4] ?? '',
    jobNo: `NN-0${at}O${at}`,
    tone,
    state,
    mobile: '138****5678',
    age: 31 + at,
    createdOn: Date.now() - at * 90 * MINUTE_MS,
  };
});

export const session: Session = {
  user: {
    id: '7',
    account: 'weilh',
    userName: '韦丽华',
    avatar: null,
    introduction: null,
    isSuperuser: 0,
    callSystemAccount: null,
    roles: [{ roleId: '2', name: '调度管理员' }],
    permissions: [],
    areaIds: [],
  },
  rights: { userId: '7', codes: new Set(), subjectsGrantActions: false },
  capabilities: new Set(['push']),
};

/** Looks at the console as another. */
export const otherSession: Session = {
  ...session,
  user: { ...session.user, preview: { roleId: '3', name: '客服' } },
};

const badge = async () => ({ default: () => createElement('span', null, '12') });

export const MENU: readonly MenuEntry[] = [
  { path: '/dashboard/index', title: 'title.dashboard', icon: House },
  {
    path: '/driver',
    title: 'title.drivers',
    icon: Users,
    pages: [
      { path: '/driver/info', title: 'title.driver', badge },
      { path: '/driver/approval', title: 'title.driverApproval' },
      {
        path: '/driver/more',
        title: 'title.system',
        icon: Car,
        pages: [{ path: '/driver/more/log', title: 'title.operateLog' }],
      },
    ],
  },
  {
    path: '/car',
    title: 'title.vehicles',
    icon: Car,
    pages: [{ path: '/car/info', title: 'title.vehicle' }],
  },
  { path: '/out', title: 'title.guide', icon: SquareArrowOutUpRight, href: 'https://example.com/' },
];

export const TAGS: readonly Tag[] = [
  { key: '/dashboard/index', at: '/dashboard/index', titles: ['title.dashboard'], isPinned: true },
  { key: '/driver/info', at: '/driver/info', titles: ['title.drivers', 'title.driver'], isPinned: false },
  {
    key: '/driver/info/1',
    at: '/driver/info/1',
    titles: ['title.drivers', 'title.driver'],
    name: '韦大宝',
    isPinned: false,
  },
];

const aNotice = (id: string, tone: Notice['tone'], minutes: number, more: Partial<Notice> = {}): Notice => ({
  id,
  tone,
  title: 'push.back',
  time: Date.now() - minutes * MINUTE_MS,
  isRead: false,
  ...more,
});

export const NOTICES: readonly Notice[] = [
  aNotice('1', 'error', 1, { path: '/driver/info' }),
  aNotice('2', 'warning', 30, { act: 'reload' }),
  aNotice('3', 'info', 90),
  aNotice('4', 'info', 1300, { isRead: true, path: '/driver/info' }),
];

export const extensions: Extensions = {
  navbar: [],
  figures: [],
  dashboard: [],
  drawers: [],
  searches: [
    {
      key: 'driver',
      title: 'title.driver',
      order: 1,
      needs: ['signed-in'],
      load: async () => async text =>
        (text === '司机' ? DRIVERS : []).map(({ id, name, jobNo }) => ({
          path: `/driver/info/${id}`,
          name,
          hint: jobNo,
        })),
    },
    {
      key: 'car',
      title: 'title.vehicles',
      order: 2,
      needs: ['signed-in'],
      load: async () => async text => {
        if (text === '司机') throw new Error('DEPENDENCY_AWAY');
        return [];
      },
    },
    {
      key: 'log',
      title: 'title.operateLog',
      order: 3,
      needs: ['signed-in'],
      load: async () => text => (text === '司机' ? new Promise(() => {}) : Promise.resolve([])),
    },
  ],
  news: [],
  approvals: new Map(),
  importPages: new Map(),
};

export const revealing: Revealing = {
  label: '韦大宝',
  reasons: [
    { value: 1, label: '联系司机' },
    { value: 2, label: '核对身份' },
  ],
  shownMs: 600_000,
  onReveal: async () => '13812345678',
  describeError: () => ({ text: '没有权限' }),
};

/** The sign-in of the page is real; nothing is asked before somebody types. */
export const actions: ShellActions = {
  signOut: async () => {},
  async mountSignIn(host, given) {
    const { mountSignIn } = await import('../../src/app/sign-in/again.ts');
    return mountSignIn(host, { ...given, language: 'zh' });
  },
  startOver: () => {},
  toSignIn: () => {},
  changeLanguage: async () => {},
};

export const noop = () => {};
