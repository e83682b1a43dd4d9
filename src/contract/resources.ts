/** What the files of this folder declare: found, so that a new resource is named nowhere else. */
import type { AnyCall } from './grammar/call.ts';
import type { LiveDeclared } from './grammar/live.ts';
import type { DeclaredResource } from './grammar/resource.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '!./*.test.ts', '!./resources.ts', '!./live-records.ts'],
  { eager: true },
);

const declared = [...new Set(Object.values(modules).flatMap(module => Object.values(module)))];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isResource = (value: unknown): value is DeclaredResource =>
  isObject(value) && 'Row' in value && 'may' in value;
const isLive = (value: unknown): value is LiveDeclared =>
  isObject(value) && 'loggedAs' in value && 'live' in value && value.live !== undefined;

/** Those whose calls follow from their declaration. */
export const RESOURCES: readonly DeclaredResource[] = declared.filter(isResource);

/** What is written by its own calls or by acts. */
export const LIVE: readonly LiveDeclared[] = declared
  .filter(isLive)
  .filter(
    one =>
      !isResource(one) ||
      one.changesByActs ||
      [one.calls.create, one.calls.update, one.calls.remove].some(call => call !== undefined),
  );

const isCalls = (value: unknown): value is Readonly<Record<string, AnyCall>> =>
  isObject(value) &&
  Object.values(value).length > 0 &&
  Object.values(value).every(call => isObject(call) && 'method' in call && 'room' in call);

/** Rooms with calls that the operate log keeps. */
export const LOGGED_ROOMS: readonly string[] = [
  ...new Set(
    [...declared.filter(isCalls), ...RESOURCES.map(({ calls }) => calls)]
      .flatMap(calls => Object.values<AnyCall>(calls))
      .filter(({ business }) => business !== undefined)
      .map(({ room }) => room),
  ),
];
