/** The one door of a feature: what it adds to the console, as data. */
import type { ComponentType } from 'react';
import type { WaitingApproval } from '../contract/approval.ts';
import type { AnyCall } from '../contract/grammar/call.ts';
import type { May } from '../contract/grammar/may.ts';
import type { AnyResource, GenericResource } from '../contract/grammar/resource.ts';
import type { CapabilityName } from '../contract/platform.ts';
import type { PushMessage, PushType } from '../contract/push.ts';
import { loadCode } from '../late/load-code.ts';
import type { DayFigure } from './day-figures.ts';
import type { FiguresOf } from './figures.ts';

export type Icon = ComponentType<{ size?: number | string; strokeWidth?: number; 'aria-hidden'?: boolean }>;

export type Load = () => Promise<{ default: ComponentType }>;

/** An entry of the menu with entries of its own. Its own path leads to its first permitted page. */
export interface Section {
  path: `/${string}`;
  /** The path of the section that it lies in; without one it stands in the first level. */
  parent?: `/${string}`;
  /** Key of the catalogue, as are all titles here. */
  title: string;
  icon: Icon;
  order: number;
}

export interface Page {
  path: `/${string}`;
  title: string;
  /** The path of its section; a page without one stands at the top of the menu. */
  section?: `/${string}`;
  icon?: Icon;
  /** Among the entries of its section, sections too; without one, before them and by the names of the features. */
  order?: number;
  /** All of them are needed (routes.tsv). */
  needs: readonly May[];
  /** Only where the upstream can do this; elsewhere there is no such page. */
  capability?: CapabilityName;
  /** Only for users with this role key; the developer pages. */
  role?: string;
  /** How much of it waits: a number at the right of its row in the menu. */
  badge?: Load;
  /** Not in menu and search. */
  isHidden?: boolean;
  /** A map fills it: the menu makes room while it is shown. */
  isMap?: boolean;
  /** Pinned in the tags view. */
  isPinned?: boolean;
  /** Names in the query that make another tag of the same path; filters never do. */
  identity?: readonly string[];
  /** Outside the frame, and open without signing in. */
  isFrameless?: boolean;
  load: Load;
}

/** An entry of the menu that leads out of the console, into a window of its own. */
export interface OutLink {
  key: string;
  /** Of the web. */
  href: string;
  title: string;
  icon: Icon;
  section?: `/${string}`;
  order: number;
  needs: readonly May[];
}

/**
 * A page that is a list with its records: `path`, `path/create`, `path/:id`. Where `list` and `edit` load the same
 * component, a record opens within the list, which stays as it is.
 */
interface RecordPages extends Omit<Page, 'load'> {
  list: Load;
  create?: Load;
  edit?: Load;
  /** The rights of its calls, which come only when something asks them; a test holds one against the other. */
  may: ResourceRights;
  /** Changes and locks of its records are told. */
  isLive?: boolean;
  /** The call through which rows of a file are sent, where files can be imported. */
  importCall?: { room: string; name: string };
  /** What stands at the same path where the upstream lacks the `capability`: a list that is only looked at. */
  otherwise?: Fallback;
}

export interface Fallback {
  may: Pick<ResourceRights, 'read'>;
  calls: () => Promise<ResourceCalls>;
  list: Load;
}

/** An act without a right cannot be done. */
export interface ResourceRights {
  read: May;
  create?: May;
  update?: May;
  remove?: May;
}

/** What it speaks: calls of the specification as a row, or an entity, whose protocol is the generic one. */
export type ResourcePage = RecordPages &
  (
    | { calls: () => Promise<ResourceCalls>; entity?: undefined }
    | { entity: () => Promise<GenericResource>; calls?: undefined }
  );

/**
 * The pages of a resource of the contract, in `feature.ts`: what is left out is as the contract declares it. Unless
 * `needs` says more, the right to read the list is enough.
 */
export type ResourceEntry = {
  of: string;
  otherwise?: FallbackEntry | Fallback;
  /** Set by `pagesOf`: the rooms of `i18n/` that pages made for any resource speak from, besides the room of this one. */
  rooms?: readonly string[];
} & Pick<
  ResourcePage,
  | 'list'
  | 'create'
  | 'edit'
  | 'section'
  | 'icon'
  | 'order'
  | 'capability'
  | 'badge'
  | 'isHidden'
  | 'isMap'
  | 'isPinned'
  | 'identity'
> &
  Partial<Pick<ResourcePage, 'title' | 'needs'>>;

/** The list of another resource of the contract. */
export type FallbackEntry = { of: string } & Pick<Fallback, 'list'>;

/** The row of a resource, of whichever kind. Fails where its script does not come. */
export async function callsOf(page: Pick<ResourcePage, 'calls' | 'entity'>): Promise<ResourceCalls> {
  return page.calls
    ? loadCode(page.calls)
    : entityRow(await (page.entity as () => Promise<GenericResource>)());
}

/** A resource as a row. */
export const entityRow = ({ calls, idField, words, fields }: AnyResource): ResourceCalls => ({
  ...calls,
  idField,
  labels: { words, fields },
});

/** A resource of the data provider, as a row: no resource has code of its own there. */
export interface ResourceCalls {
  list: AnyCall;
  /** Without a call that reads one record, `list` is asked with the id as filter. */
  one?: AnyCall;
  create?: AnyCall;
  /** Makes a record of a row of a file, where `create` is not the call for that. */
  bring?: AnyCall;
  update?: AnyCall;
  remove?: AnyCall;
  /** The field that names a record, also in the calls' input. */
  idField: string;
  /** Where its fields have their words, unless its calls are said by hand. */
  labels?: Pick<AnyResource, 'words' | 'fields'>;
}

/** Shown to whoever holds all of `needs`, where the upstream can do it. */
interface Offered {
  key: string;
  needs: readonly May[];
  capability?: CapabilityName;
  /** Rooms that it speaks from besides those of the start, of which `glance` is for such parts. */
  words?: readonly string[];
}

/** Something of a feature's in the bar at the top; by place, then by order from left to right. */
export interface NavbarPart extends Offered {
  place: 'widget' | 'ticker' | 'counter';
  order: number;
  /** On a phone it stays in the bar, where the other counters stand behind a button. */
  isPressing?: boolean;
  load: Load;
}

/** Figures of a room on the first page: what waits for this user there, and how the day goes. */
export interface FigureRoom extends Offered {
  load: () => Promise<{ default: FiguresOf; dayFigures?: readonly DayFigure[] }>;
}

/** More of a feature on the first page, below what waits or below the figures of the day. */
export interface DashboardPart extends Offered {
  slot: 'waiting' | 'day';
  load: Load;
}

/** A drawer beside or above every page. */
export interface RootDrawer extends Offered {
  slot: 'call' | 'contactRecords';
  load: Load;
}

/** How a kind of what waits for a second person is decided from the list of all of them; without one its record is opened. */
export interface ApprovalDialog {
  kind: string;
  load: () => Promise<{ default: ComponentType<ApprovalDialogProps> }>;
}

export interface ApprovalDialogProps {
  waiting: WaitingApproval;
  /** Who looks has asked for it himself. */
  isMine: boolean;
  onClose(): void;
}

/** Records that the route search finds besides pages. */
export interface RecordSearch extends Offered {
  /** What the group of finds is called. */
  title: string;
  order: number;
  /** Loads what finds them: `() => import('…')`, or with `.then(all => all.one)`. */
  load(): Promise<FindRecords>;
}

export type FindRecords = (text: string, signal: AbortSignal) => Promise<readonly FoundRecord[]>;

export interface FoundRecord {
  path: string;
  /** As it stands; no key. */
  name: string;
  hint?: string;
}

/** How a push is told to the person: keys of the catalogue with what they name. */
export interface News {
  title: string;
  params?: Readonly<Record<string, string | number>>;
  /** Where a click leads. */
  path?: string;
  tone: 'info' | 'warning' | 'error';
  /** Makes a sound, once, in one of the person's windows; and pops up on the desktop where that is allowed. */
  rings?: boolean;
  /** Another sound than that of all news. */
  sound?: 'order' | 'cancelled' | 'noResponse' | 'alarm';
  /** What rings pops up also over this console itself, not only while its window is hidden. */
  isInsistent?: boolean;
  /** Makes no sound where it does not pop up. */
  isQuiet?: boolean;
  /** What the popup says below the title, as it stands. */
  body?: string;
  /** Lies at the lower left for a while, unless somebody closes it before, or clicks it. */
  card?: NewsCard;
  /**
   * Waits for nobody: it stands in the notification centre as read, as long as not too much comes after it, with what
   * `params` says it is `about`. Its title may be of the feature's own words.
   */
  isPassing?: boolean;
}

export interface NewsCard {
  /** What is told of the same thing later takes its place. */
  about: string;
  /** Key of what a screen reader calls it. */
  title: string;
  Content: ComponentType;
}

/** What of a push goes into the notification centre; null where it is nothing for this person. */
export interface PushNews<T extends PushType = PushType> {
  type: T;
  /** Only where the upstream can do this: elsewhere it is never heard. */
  capability?: CapabilityName;
  /** Only for who has this right; without it, for everybody. */
  needs?: May;
  toNews(message: PushMessage<T>): News | null;
}

/** The same, told by a script that is fetched with the first of them, and the rooms of its feature with it. */
export interface LateNews extends Pick<PushNews, 'capability' | 'needs'> {
  types: readonly PushType[];
  /** What stands in the notification centre is said in `notification`. */
  load: () => Promise<{ default: (message: PushMessage) => News | null }>;
}

export type AnyNews = PushNews | LateNews;

/**
 * What `feature.ts` of a folder exports as its default: the folder says the name, and the contract what its resources
 * are.
 */
export interface FeatureModule extends Omit<Feature, 'name' | 'resources'> {
  resources?: readonly (ResourceEntry | ResourcePage)[];
}

export interface Feature {
  name: string;
  /**
   * The rooms of `i18n/` that its pages and late news speak from, its own and those of the nouns it uses: they are
   * fetched with the first of these. What this door itself names (titles) stands in the room `title`, what `news` names
   * in `notification`.
   */
  words?: readonly string[];
  sections?: readonly Section[];
  pages?: readonly Page[];
  resources?: readonly ResourcePage[];
  links?: readonly OutLink[];
  navbar?: readonly NavbarPart[];
  figures?: readonly FigureRoom[];
  dashboard?: readonly DashboardPart[];
  drawers?: readonly RootDrawer[];
  searches?: readonly RecordSearch[];
  approvals?: readonly ApprovalDialog[];
  news?: readonly AnyNews[];
}
