/**
 * An answer's data held against the declared schema. Whether the console copes is asked of the very function that
 * makes it cope: a value that `lenient` brings into shape without losing it is tolerable, every other is breaking.
 */
import * as z from 'zod/mini';
import { looksMasked } from '../contract/grammar/mask.ts';
import { inspect, type Schema, unwrap } from '../contract/grammar/walk.ts';
import { EpochMs, isId, maskOf } from '../contract/grammar/wire.ts';
import { asNamed, isBlank, lenient } from '../data/lenient.ts';
import { withBusinessStatus } from '../data/positions/business-status.ts';
import type { Finding, Severity } from './finding.ts';
import { expectedOf, kindOf } from './kinds.ts';
import { respelt } from './respelt.ts';
import { UNMASKED, UNPLACED } from './undeclared.ts';

type Path = readonly (string | number)[];

/** One place of one answer. */
interface Drift {
  path: Path;
  severity: Severity;
  what: string;
}

/**
 * One line for each kind of drift, with the first place and how many more there are.
 * @param shownId the id of its records, where the specification shows one
 */
export function judge(schema: Schema, data: unknown, shownId?: string): Finding[] {
  const drifts: Drift[] = [];
  walk(schema, withBusinessStatus(data), ['data'], drifts);
  return linesOf(shownId === undefined ? drifts : drifts.map(drift => withShownId(drift, shownId)));
}

/** Of a record itself, or one of the one list: of what lies within it the specification shows no ids. */
function withShownId(drift: Drift, shownId: string): Drift {
  const { path, what } = drift;
  const within = path.slice(1, -1);
  const isOfRecord = within.every((step, at) => typeof step === 'number' || at === 0) && within.length < 3;
  const isShown = what === WITHOUT_ID && isOfRecord && String(path.at(-1)).split(OR).includes(shownId);
  return isShown ? { ...drift, severity: 'breaking' } : drift;
}

function walk(schema: Schema, value: unknown, path: Path, drifts: Drift[]): void {
  const { isNullable, isOptional } = unwrap(schema);
  const add = (severity: Severity, what: string) => drifts.push({ path, severity, what });
  if (value === undefined || value === null) {
    if (value === undefined ? isOptional : isNullable) return;
    const name = String(path.at(-1));
    const essential = ESSENTIAL.get(written(path).replaceAll(/\[\d+\]/g, '[]'));
    const known = ON_MAPS.get(name);
    if (essential) add('breaking', `missing; ${essential}`);
    else if (known) add('tolerable', known);
    else if (value === undefined) add('tolerable', `${MISSING}; ${madeOf(schema, name)}`);
    else add('tolerable', `null where ${expectedOf(schema)} expected`);
    return;
  }
  const looked = inspect(schema);
  if (isId(schema)) {
    if (typeof value === 'number') add('tolerable', 'a number where an id as text is expected');
    else if (typeof value !== 'string') add('breaking', `${kindOf(value)} where an id is expected`);
  } else if (looked.kind === 'array') {
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) walk(looked.element, item, [...path, at], drifts);
    } else add('breaking', `${kindOf(value)} where a list is expected${hiddenList(value)}`);
  } else if (looked.kind === 'object') {
    if (isRecord(value)) walkFields(looked.shape, value, path, drifts);
    else if (asNamed(looked.shape, value))
      add('tolerable', 'text where an object is expected; read as its name');
    else add('breaking', `${kindOf(value)} where an object is expected`);
  } else if (looked.kind !== 'anything') {
    judgeLeaf(schema, value, add);
  }
}

const NO_ACTS = 'without it nothing can be done about the record';
/** What the specification shows, and without which nobody can work. */
const ESSENTIAL: ReadonlyMap<string, string> = new Map([
  ['data.permissions[].val', 'an entry without it grants nothing'],
  ['data.token', 'without it nobody is signed in'],
  ['data.jsonOrderList[].mainStatus', NO_ACTS],
  ['data[].mainStatus', NO_ACTS],
]);

const NOWHERE = 'missing; no map shows it';
const UNCOUNTED = 'missing; the legend counts these vehicles as of unknown status';
/** What maps make of a field that is not there, each in its own way. */
const ON_MAPS: ReadonlyMap<string, string> = new Map([
  ['coordType', UNPLACED],
  ['lng', NOWHERE],
  ['lat', NOWHERE],
  ['businessStatus', 'missing, and load with it; no map shows the vehicle'],
  ...['carrying', 'taken', 'empty', 'outOfService'].map((name): [string, string] => [name, UNCOUNTED]),
]);

const MISSING = 'missing';

/** What the console makes of a field that is not there. */
function madeOf(schema: Schema, name: string): string {
  const { [name]: read } = lenient(z.object({ [name]: schema }), {}) as Record<string, unknown>;
  if (Array.isArray(read)) return 'read as an empty list';
  return isBlank(read) || typeof read === 'object'
    ? 'shown as – or left out'
    : `read as ${JSON.stringify(read)}`;
}

function walkFields(
  shape: Readonly<Record<string, Schema>>,
  value: Record<string, unknown>,
  path: Path,
  drifts: Drift[],
): void {
  const absent = Object.keys(shape).filter(name => value[name] === undefined);
  const unread = Object.keys(value).filter(name => !Object.hasOwn(shape, name));
  const misspelt = respelt(absent, unread);
  const ids = Object.entries(shape).filter(([, field]) => isRequiredId(field));
  const hasId = ids.some(([name]) => !isBlank(value[name]));
  if (ids.length > 0 && !hasId) {
    const names = ids.map(([name]) => name).join(OR);
    drifts.push({ path: [...path, names], severity: 'tolerable', what: WITHOUT_ID });
  }
  for (const [name, field] of Object.entries(shape)) {
    if (isRequiredId(field) && !hasId) continue;
    const spelling = misspelt.get(name);
    if (spelling === undefined) {
      walk(field, value[name], [...path, name], drifts);
    } else {
      const what = `not read; it is spelt ${name}`;
      drifts.push({ path: [...path, spelling], severity: 'breaking', what });
    }
  }
}

const OR = ' or ';
const WITHOUT_ID = 'missing; a record without it can be neither opened nor changed';

function isRequiredId(field: Schema): boolean {
  const { isNullable, isOptional } = unwrap(field);
  return isId(field) && !isNullable && !isOptional;
}

/** A time in milliseconds that is before this was meant as seconds: 1973. */
const SECONDS_BEFORE = 100_000_000_000;

function judgeLeaf(schema: Schema, value: unknown, add: (severity: Severity, what: string) => void): void {
  if (z.safeParse(schema, value).success) {
    const isTime = unwrap(schema).inner === EpochMs;
    if (isTime && typeof value === 'number' && value > 0 && value < SECONDS_BEFORE)
      add('breaking', 'seconds where epoch milliseconds are expected');
    if (maskOf(schema) && typeof value === 'string' && value !== '' && !looksMasked(value))
      add('tolerable', UNMASKED);
    return;
  }
  const read: unknown = lenient(schema, value);
  const isKept = z.safeParse(schema, read).success && (!isNothing(read) || isNothing(value));
  add(isKept ? 'tolerable' : 'breaking', `${kindOf(value)} where ${expectedOf(schema)} expected`);
}

const isNothing = (value: unknown) => isBlank(value) || value === 0 || value === '0' || value === false;

/** A list one step deeper than where it is looked for. */
function hiddenList(value: unknown): string {
  if (typeof value === 'string') return /^\s*[[{]/.test(value) ? '; it holds JSON as text' : '';
  if (!isRecord(value)) return '';
  const name = Object.keys(value).find(key => Array.isArray(value[key]));
  return name ? `; it stands under ${name}` : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function linesOf(drifts: readonly Drift[]): Finding[] {
  const groups = new Map<string, Drift[]>();
  for (const drift of drifts) {
    const place = isMissing(drift) ? drift.path.slice(0, -1) : drift.path;
    const key = JSON.stringify([place.map(step => (typeof step === 'number' ? '' : step)), drift.what]);
    groups.set(key, [...(groups.get(key) ?? []), drift]);
  }
  return [...groups.values()].map(group => {
    const [first] = group as [Drift];
    const text = isMissing(first) ? missingLine(group) : placeLine(group);
    return { severity: first.severity, text };
  });
}

function placeLine(group: readonly Drift[]): string {
  const [first, ...others] = group as [Drift, ...Drift[]];
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${written(first.path)}: ${first.what}${more}`;
}

/** Of which several fields of a record are told in one line. */
const isMissing = ({ what }: Drift) =>
  what.startsWith(`${MISSING}; read as`) || what.startsWith(`${MISSING}; shown`);

/** `data[0]: avatar, sex missing; shown as – or left out` */
function missingLine(group: readonly Drift[]): string {
  const [first] = group as [Drift];
  const names = [...new Set(group.map(({ path }) => String(path.at(-1))))];
  return `${written(first.path.slice(0, -1))}: ${names.join(', ')} ${first.what}`;
}

const written = (path: Path) =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
