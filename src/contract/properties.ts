/**
 * The settings that an administrator changes while everything runs, as far as this product reads them: they are built
 * in, with their type and bounds. 参数 property. A property that nobody has set has its default; one without a default
 * is decided by the surroundings. What stands before the dot of a name is its group.
 */
import { TOWN_OUTLINE } from './town-outline.ts';

export interface IntProperty {
  readonly type: 'int';
  readonly default: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface ChoiceProperty<V extends string = string> {
  readonly type: 'choice';
  readonly default?: V;
  readonly options: readonly V[];
}

export interface TextProperty {
  readonly type: 'string';
  readonly default: string;
  readonly pattern: RegExp;
}

/** An address of the web; empty where nobody has set one. */
export interface UrlProperty {
  readonly type: 'url';
  readonly default: '';
}

/** Any of those that ship with the product. */
export type KnownProperty = IntProperty | ChoiceProperty | TextProperty | UrlProperty;

const int = (normal: number, lowest: number, highest: number): IntProperty => ({
  type: 'int',
  default: normal,
  lowest,
  highest,
});

const choice = <const V extends string>(options: readonly V[], normal?: NoInfer<V>): ChoiceProperty<V> => ({
  type: 'choice',
  options,
  ...(normal !== undefined && { default: normal }),
});

const text = (normal: string, pattern: RegExp): TextProperty => ({
  type: 'string',
  default: normal,
  pattern,
});

const url: UrlProperty = { type: 'url', default: '' };

/** From the fewest lines to the most. */
export const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Letters. */
export const LONGEST_HEAD = 60;

export const PROPERTIES = {
  /** When a login code is asked for. Unset: for new devices where text messages really go out, else never. */
  'login.code': choice(['off', 'newDevice', 'always']),
  /** Failures in a row that lock an account for one address. */
  'login.maxFail': int(5, 3, 20),
  /** Minutes such a lock lasts. */
  'login.lockMinutes': int(15, 1, 1440),
  /** Minutes without a sign of a person. */
  'session.idleMinutes': int(30, 5, 720),
  /** Hours that a session lives at most. */
  'session.longestHours': int(12, 1, 24),
  /** Sessions that one person may have open; the oldest gives way to a new one. */
  'session.mostOpen': int(200, 1, 10_000),
  /** Calls that one person may make in a minute. */
  'budget.requests': int(6_000, 600, 1_000_000),
  /** Megabytes that one person may send in a minute, besides files. */
  'budget.sentMegabytes': int(64, 8, 100_000),
  /** Megabytes that one person may leave in the operate log in a day. */
  'budget.logMegabytes': int(64, 1, 10_000),
  /** Megabytes of files that one person has sent up and no record shows. */
  'budget.looseMegabytes': int(500, 50, 100_000),
  /** Days that logs are kept; the law asks for six months. */
  'log.retentionDays': int(180, 180, 3650),
  /** How much the server's own log says. Unset: as `LOG_LEVEL`. */
  'log.level': choice(LOG_LEVELS),
  /** Days that earlier versions of records are kept. */
  'revision.retentionDays': int(365, 30, 3650),
  /** Masked values that one person may see whole in a day. */
  'reveal.dailyLimit': int(200, 1, 10_000),
  /** Whole numbers that one person may seek by or fill in at work in a day. */
  'lookup.dailyLimit': int(2000, 1, 100_000),
  /** The same two of one account of the open door. */
  'reveal.accountDailyLimit': int(10_000, 1, 1_000_000),
  'lookup.accountDailyLimit': int(20_000, 1, 1_000_000),
  /** Text messages to one number in a day. */
  'sms.dailyLimit': int(20, 1, 1000),
  /** Minutes without a packet until a vehicle counts as offline. */
  'position.onlineMinutes': int(10, 1, 1440),
  /** Hours that trajectories are kept; 0 leaves it to the database: 2 on the embedded one, a week on PostgreSQL. */
  'position.trajectoryHours': int(0, 0, 8760),
  /** Days that samples of online rates are kept. */
  'position.rateDays': int(8, 1, 366),
  /** Days that visits to watched places are kept. */
  'position.visitDays': int(90, 1, 3650),
  /** The ground of the town in which the operator works; empty, it is the simulated city's. */
  'position.townOutline': text('', TOWN_OUTLINE),
  /** Vehicles beside each other that a map draws as one; the same value as `clustering/props`. */
  'cluster.minPoints': int(10, 2, 1000),
  /** Metres within which vehicles are beside each other, however near one looks. */
  'cluster.meters': int(10, 1, 10_000),
  /** Seconds after which an order that nobody takes is brought before a person. */
  'order.noResponseSeconds': int(180, 30, 3600),
  /** Seconds after which it is cancelled by itself. */
  'order.autoCancelSeconds': int(300, 60, 7200),
  /** Metres around an order that are searched for empty vehicles. */
  'order.emptyRadius': int(500, 100, 10_000),
  /** Metres within which an order is offered, one after the other. */
  'order.radiusSteps': text('500,1000,2000,3000,5000', /^\d{3,5}(?:,\d{3,5}){0,9}$/),
  /** Metres up to which that widens by itself; beyond, a person asks for it. */
  'order.autoRadius': int(3000, 0, 10_000),
  /** Seconds between two of these steps. */
  'order.widenSeconds': int(20, 5, 600),
  /** Orders that are offered by themselves as soon as they wait: those of passengers' apps, all, or none. */
  'order.autoOffer': choice(['apps', 'all', 'none'], 'apps'),
  /** Seconds that a driver has to take an order that was assigned to him. */
  'order.acceptSeconds': int(30, 5, 600),
  /** Minutes ahead from which an order counts as reserved. */
  'order.reserveLeadMinutes': int(30, 10, 240),
  /** Minutes before its time at which a reserved order becomes active. */
  'order.activateMinutes': int(20, 5, 240),
  /** Days after which a completed order is archived. */
  'order.archiveDays': int(7, 1, 365),
  /** Seconds after which a batch proposal is assigned without being asked; 0: never. */
  'order.batchSeconds': int(0, 0, 600),
  /** Fare: fen for the first metres, fen for each kilometre beyond, and how many percent more at night. */
  'fare.base': int(900, 0, 100_000),
  'fare.baseMetres': int(2000, 0, 100_000),
  'fare.perKilometre': int(240, 0, 100_000),
  'fare.nightPercent': int(20, 0, 300),
  /** Text messages about lost items to one number in a day. */
  'lost.smsDailyLimit': int(3, 1, 100),
  /** What drivers are asked about a lost item: `{plate}`, `{time}` and `{goods}` are filled in. */
  'lost.driverText': text(
    '您驾驶的{plate}在{time}前后的乘客遗失了{goods}，请检查车内，如有发现请联系调度中心。',
    /^.{10,200}$/u,
  ),
  /** What an owner is asked for: `{goods}` and `{no}` are filled in, wherever they stand, in an address of a form as well. */
  'lost.formText': text(
    '您登记的失物{goods}（工单{no}）正在查找，请来电补充上下车的时间、地点和车费，线索越多找到越快。',
    /^.{10,200}$/u,
  ),
  /** What a driver is told of his reward: `{plate}`, `{goods}` and `{no}` are filled in. */
  'lost.rewardText': text(
    '感谢您归还乘客遗失的{goods}（工单{no}，{plate}）。奖励核对后付到您登记的收款账户，如有变动请联系失物中心。',
    /^.{10,200}$/u,
  ),
  /** The account that rewards are paid from, as receipts show it. */
  'lost.payerAccount': text('', /^[\d* -]{4,40}$/),
  /** Fen of a refund to an owner above which a second person approves. */
  'lost.refundLimit': int(20_000, 0, 10_000_000),
  /** Fen of a reward to a driver above which a second person approves. */
  'lost.rewardLimit': int(50_000, 0, 10_000_000),
  /** 1: the person who created or matched a lost case cannot reward its driver. */
  'lost.rewardByAnother': int(1, 0, 1),
  /** Percent of rewards that are drawn for a later audit. */
  'lost.auditPercent': int(5, 0, 100),
  /** Fen of refunds and rewards of lost cases that one person asks for in a day, above which a second person approves. */
  'pay.dailyLimit.applicant': int(100_000, 0, 100_000_000),
  /** The same that one payee is paid in a day. */
  'pay.dailyLimit.payee': int(100_000, 0, 100_000_000),
  /** What the simulated payment provider does with what is paid: see `docs/payments.md`. */
  'payment.simulated': choice(['paid', 'failed', 'late', 'double', 'silent', 'lost'], 'paid'),
  /** The operator's content site, and what stands above its pages. */
  'contentSite.url': url,
  'contentSite.head': text('', new RegExp(`^.{1,${LONGEST_HEAD}}$`, 'u')),
  /** Where the operator watches that site and this console. */
  'monitoring.url': url,
  /** When reports of the day before go out by mail, in Asia/Shanghai. */
  'report.mailTime': text('07:30', /^(?:[01]\d|2[0-3]):[0-5]\d$/),
  /** What the plates of the operator's vehicles begin with: a province and a letter. */
  'plate.prefix': text('桂A', /^\p{Script=Han}[A-Z]$/u),
} as const;

/** The known one of this name; undefined for one that an administrator has added. */
export const knownProperty = (name: string): KnownProperty | undefined =>
  Object.hasOwn(PROPERTIES, name) ? PROPERTIES[name as PropertyName] : undefined;

export type PropertyName = keyof typeof PROPERTIES;

export type PropertyValue<N extends PropertyName> = (typeof PROPERTIES)[N] extends IntProperty
  ? number
  : (typeof PROPERTIES)[N] extends ChoiceProperty<infer V>
    ? V | undefined
    : (typeof PROPERTIES)[N] extends TextProperty | UrlProperty
      ? string
      : never;

/** The value of a text as it is kept; what the text does not spell counts as not set. */
export function propertyValue<N extends PropertyName>(name: N, text: string | undefined): PropertyValue<N> {
  return read(PROPERTIES[name], text) as PropertyValue<N>;
}

function read(property: KnownProperty, text: string | undefined) {
  switch (property.type) {
    case 'int':
      return toInt(property, text);
    case 'choice':
      return toChoice(property, text);
    case 'string':
      return toText(property, text);
    case 'url':
      return text ?? property.default;
  }
}

function toInt(property: IntProperty, text: string | undefined): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) return property.default;
  return Math.min(property.highest, Math.max(property.lowest, Number(text)));
}

const toChoice = (property: ChoiceProperty, text: string | undefined) =>
  property.options.find(option => option === text) ?? property.default;

const toText = (property: TextProperty, text: string | undefined) =>
  text !== undefined && property.pattern.test(text) ? text : property.default;
