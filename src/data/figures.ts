/**
 * Figures of the first page, as data. Each counts the list that it leads to, by the filter of its link: what it says and
 * what the list holds are one question.
 */
import type { DataProvider } from 'ra-core';
import type { Answer, AnyCall, Input } from '../contract/grammar/call.ts';
import type { CapabilityName } from '../contract/platform.ts';
import { ask } from './ask.ts';

type Row = Readonly<Record<string, unknown>>;
type Filter = Readonly<Record<string, unknown>>;

/** Who looks, and when. */
export interface Looking {
  userId: string;
  /** At the switchboard; empty for who takes no calls. */
  callSystemAccount: string;
  /** The areas that the user is limited to; empty = all. */
  areaIds: readonly string[];
  capabilities: ReadonlySet<CapabilityName>;
  /** Midnights of Nanning, in milliseconds since 1970: `dayFrom(0)` is the beginning of today, `dayFrom(7)` a week later. */
  dayFrom(daysAhead: number): number;
}

/** The figures of one room, for who looks. */
export type FiguresOf = (looking: Looking) => readonly Figure[];

/** `late` should be done by now, `soon` comes next, `later` is in no hurry; `today` waits for nobody and says how the day goes. */
export const FIGURE_PLACES = ['late', 'soon', 'later', 'today'] as const;
export type FigurePlace = (typeof FIGURE_PLACES)[number];

/** What one goes there for. */
export type FigureAct = 'handle' | 'look' | 'decide' | 'callBack' | 'dispatch' | 'tag';

export const STAKES = ['life', 'passenger', 'money'] as const;
export type Stake = (typeof STAKES)[number];

export interface Figure {
  /** Key of its word; no other figure has the same. */
  label: string;
  place: FigurePlace;
  /** Who loses while it is late: the first of them is done first. */
  stake?: Stake;
  act?: FigureAct;
  list: ResourceList | CallList;
  /** What it shows the sum of, in fen, instead of how many there are. */
  sum?: string;
  first?: FirstOne;
}

/** The one that is said beside the count: of which this moment is the earliest. */
export interface FirstOne {
  /** A field of the row, in milliseconds since 1970, by which the list can be sorted unless it comes so. */
  by: string;
  /** Whether it is done until then, or has waited since then. */
  is: 'due' | 'since';
  /** Fields that name it, as they stand. */
  named?: readonly string[];
  /** More of it, as a key of the catalogue with what that takes. */
  more?: (row: Row) => { key: string; args: Readonly<Record<string, string | number>> };
}

/** Records of a resource. */
interface ResourceList {
  /** react-admin's name; the list is at the path of this name. */
  resource: string;
  /** Moments in it are those of a day: it is the same at every drawing. */
  filter: Filter;
  /** Where the list is opened otherwise than by its filter. */
  to?: string;
}

export interface Listed {
  rows: readonly object[];
  total: number;
}

/** What a page lists by a call of its own. */
export interface CallList {
  call: AnyCall;
  query: Filter;
  to: string;
  /** Nothing of it is on another page. */
  isWhole: boolean;
  read(answer: unknown): Listed;
  /** Kinds of records whose changes change it; it is asked again every half minute besides. */
  hears: readonly string[];
}

interface CallListOptions<C extends AnyCall> {
  query: Filter;
  to: string;
  read(answer: Answer<C>): Listed;
  isWhole?: boolean;
  hears?: readonly string[];
}

export const listOf = <const C extends AnyCall>(
  call: C,
  { query, to, read, isWhole = false, hears = [] }: CallListOptions<C>,
): CallList => ({ call, query, to, isWhole, hears, read: answer => read(answer as Answer<C>) });

/** The list of a resource by a filter. */
export const listPath = (resource: string, filter: Filter): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

export const pathOf = ({ list }: Figure): string =>
  'call' in list ? list.to : (list.to ?? listPath(list.resource, list.filter));

/** Whether records of this kind may change what it says. */
export const isChangedBy = ({ list }: Figure, resource: string): boolean =>
  'call' in list ? list.hears.includes(resource) : list.resource === resource;

export interface Counted {
  /** Null where the upstream does not tell by what is counted. */
  count: number | null;
  /** Fen; null where it shows a count, and where the upstream tells no sums. */
  sum: number | null;
  /** Null where there is none, or the figure names none. */
  first: Row | null;
}

/** One short question. Fails with `UpstreamError`. */
export async function readFigure(provider: DataProvider, figure: Figure): Promise<Counted> {
  const { list, first, sum } = figure;
  if ('call' in list) {
    const { rows, total } = await readCallPage(list, 1, 1);
    return { count: total, sum: null, first: first ? ((rows[0] as Row | undefined) ?? null) : null };
  }
  const {
    data,
    total = 0,
    meta,
  } = await provider.getList(list.resource, {
    pagination: { page: 1, perPage: 1 },
    sort: first ? { field: first.by, order: 'ASC' } : { field: 'id', order: 'ASC' },
    filter: list.filter,
  });
  const sums: Readonly<Record<string, number>> | undefined = meta?.sums;
  return {
    count: meta?.isUntold ? null : total,
    sum: sum === undefined ? null : (sums?.[sum] ?? null),
    first: first ? (data[0] ?? null) : null,
  };
}

/** @param current from 1. Fails with `UpstreamError`. */
export async function readCallPage(
  { call, query, isWhole, read }: CallList,
  current: number,
  size: number,
): Promise<Listed> {
  const input = { query: isWhole ? query : { ...query, current, size } } as Input<AnyCall>;
  return read(await ask(call, input, { isBackground: true }));
}
