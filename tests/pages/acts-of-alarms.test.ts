/** Every act about an alarm: the focus goes to the next act or the next alarm, and the act is not done twice. */
// @feature alarm
import { eq, ne } from 'drizzle-orm';
import { alarmCalls, CLOSED, FALSE_ALARM, IN_HAND } from '../../src/contract/alarm.ts';
import { alarmTable } from '../../src/upstream/alarm/tables.ts';
import { anAlarm } from '../builders/alarms.ts';
import type { Person } from '../builders/upstream.ts';
import type { Page } from '../window/page.ts';
import { DEMO_PASSWORD, type Site, signIn } from '../window/site.ts';
import { type DeskAct, everyActOf, press } from './desk-acts.ts';

interface AtAlarms {
  page: Page;
  site: Site;
  /** The person in front of the page, and a colleague. */
  monitor: Person;
  admin: Person;
  /** The alarm that is acted on, and the version that the page has read. */
  id: string;
  version: number;
}

const DESK = '/monitorDispatch/alarm';
const ACT = 'article button';
const NEXT_ROW = '[data-alarm][aria-current]';

const row = ({ page, id }: AtAlarms) => page.locator(`[data-alarm="${id}"]`);
const act = ({ page }: AtAlarms, name: string) =>
  page.getByRole('article').getByRole('button', { name: new RegExp(`^${name}( ?[A-Z])?$`) });
const form = ({ page }: AtAlarms, name: string) => page.getByRole('form', { name });
const stored = async ({ site, id }: AtAlarms) => {
  const [found] = await site.upstream.store.db.select().from(alarmTable).where(eq(alarmTable.id, id));
  if (!found) throw new Error('no alarm');
  return found;
};
const update = (by: Person, { id }: AtAlarms, body: object) =>
  by.ask(alarmCalls.updateCallthepoliceInfo, { body: { id, ...body } as never });

async function atAlarms(site: Site): Promise<AtAlarms> {
  const [monitor, admin] = [
    await site.upstream.signIn('monitor', DEMO_PASSWORD),
    await site.upstream.signIn('admin', DEMO_PASSWORD),
  ];
  const { page } = await site.aClerk({ viewport: { width: 1920, height: 1080 } });
  await signIn(page, 'monitor', DEMO_PASSWORD, DESK);
  await page.locator('[data-alarm]').first().waitFor();
  return { page, site, monitor, admin, id: '', version: 0 };
}

let vehicles = 0;
/** An SOS of another vehicle is open, with the focus on its row; others wait below it. */
async function open(at: AtAlarms, prepare: () => Promise<unknown> = async () => {}) {
  at.id = (await anAlarm(at.site.upstream, { vehicleFromLast: vehicles++ })).id;
  await prepare();
  at.version = (await stored(at)).version;
  await at.page.goto(`${DESK}/${at.id}`);
  await row(at).focus();
  await act(at, '结案').waitFor();
}
const whileNew = (at: AtAlarms) => open(at);
const whileInHand = (at: AtAlarms) => open(at, () => update(at.monitor, at, { state: IN_HAND }));
const whileTaken = (at: AtAlarms) => open(at, () => update(at.admin, at, { state: IN_HAND }));

async function remark(at: AtAlarms, name: string) {
  await form(at, name).getByRole('textbox', { name: '说明' }).fill('已电话核实');
  await at.page.keyboard.press('Enter');
}
async function close(at: AtAlarms) {
  await at.page.keyboard.press('c');
  await form(at, '结案').getByLabel('处理结果').selectOption('1');
  await remark(at, '结案');
}
async function dismiss(at: AtAlarms) {
  await at.page.keyboard.press('f');
  await remark(at, '误报');
}
async function pressed(at: AtAlarms, name: string) {
  await act(at, name).focus();
  await at.page.keyboard.press('Enter');
}

const isInHand = (at: AtAlarms) => row(at).getByText('处理中').waitFor();
const isOver = (at: AtAlarms) => row(at).waitFor({ state: 'detached' });
const formIsShut = ({ page }: AtAlarms) => page.locator('article form').waitFor({ state: 'detached' });

/** Done by a colleague, or on what has changed meanwhile. */
const byColleague: DeskAct<AtAlarms>['server'] = {
  ask: at => update(at.admin, at, { state: IN_HAND }),
  refuses: [3002, 'TAKEN_OVER_WITHOUT_REASON'],
};
const onWhatWas = (body: object): DeskAct<AtAlarms>['server'] => ({
  ask: at => update(at.monitor, at, { ...body, version: at.version }),
  refuses: [3001],
});
const onceMore = (body: object): DeskAct<AtAlarms>['server'] => ({
  ask: at => update(at.monitor, at, body),
  refuses: [3002, 'ALARM_OVER'],
});

const ACTS: DeskAct<AtAlarms>[] = [
  {
    name: 'A takes it in hand',
    isSample: true,
    begin: whileNew,
    do: press('a'),
    done: isInHand,
    focus: `${NEXT_ROW}, ${ACT}`,
    gone: /^受理/,
    server: byColleague,
  },
  {
    name: 'A takes it in hand where nothing has the focus',
    begin: async at => {
      await whileNew(at);
      await row(at).blur();
    },
    do: press('a'),
    done: isInHand,
    focus: NEXT_ROW,
    gone: /^受理/,
    server: byColleague,
  },
  {
    name: 'its button takes it in hand',
    begin: whileNew,
    do: at => pressed(at, '受理'),
    done: isInHand,
    focus: ACT,
    gone: /^受理/,
    server: byColleague,
  },
  {
    name: '接手 takes it from a colleague',
    begin: whileTaken,
    do: async at => {
      await pressed(at, '接手');
      await remark(at, '接手');
    },
    done: async at => {
      await formIsShut(at);
      await at.page
        .getByRole('article')
        .getByText(/黄志强 · 已电话核实/)
        .waitFor();
    },
    focus: ACT,
    gone: '接手',
    server: onWhatWas({ state: IN_HAND, handleRemark: '已电话核实' }),
  },
  {
    name: '指派 gives it to a colleague',
    begin: whileInHand,
    do: async at => {
      await pressed(at, '指派');
      const asked = form(at, '指派');
      await asked.getByLabel('处理人').selectOption({ label: '黄志强' });
      await asked.getByRole('button', { name: '指派' }).focus();
      await at.page.keyboard.press('Enter');
    },
    done: async at => {
      await formIsShut(at);
      await act(at, '接手').waitFor();
    },
    focus: ACT,
    server: onWhatWas({ state: IN_HAND }),
  },
  {
    name: '结案 ends it',
    isSample: true,
    begin: whileInHand,
    do: close,
    done: isOver,
    focus: NEXT_ROW,
    server: onceMore({ state: CLOSED, handleResult: 1 }),
  },
  {
    name: '误报 ends it',
    begin: whileInHand,
    do: dismiss,
    done: isOver,
    focus: NEXT_ROW,
    server: onceMore({ state: FALSE_ALARM, handleRemark: '误触' }),
  },
  {
    name: '结案 is refused where a colleague has ended it meanwhile',
    begin: async at => {
      await whileInHand(at);
      const { path } = alarmCalls.updateCallthepoliceInfo;
      await at.page.route(`**${path}`, async route => {
        await at.page.unroute(`**${path}`);
        await update(at.admin, at, { state: FALSE_ALARM, handleRemark: '误触' });
        await route.continue();
      });
    },
    do: close,
    done: ({ page }) => page.getByRole('alert').first().waitFor(),
    focus: `[data-alarm], ${ACT}`,
    server: onceMore({ state: CLOSED, handleResult: 1 }),
  },
  {
    name: 'Escape leaves a form',
    begin: whileNew,
    do: async at => {
      await pressed(at, '误报');
      await form(at, '误报').waitFor();
      await at.page.keyboard.press('Escape');
    },
    done: formIsShut,
    focus: `${ACT}[aria-keyshortcuts=F]`,
  },
  {
    name: '结案 ends the last one',
    begin: async at => {
      await whileInHand(at);
      const { db } = at.site.upstream.store;
      await db.delete(alarmTable).where(ne(alarmTable.id, at.id));
      await at.page.reload();
      await row(at).focus();
    },
    do: close,
    done: ({ page }) => page.getByText('没有未结束的报警').first().waitFor(),
    focus: 'main section button',
    server: onceMore({ state: CLOSED, handleResult: 1 }),
  },
];

everyActOf('the desk of alarms', ACTS, atAlarms);
