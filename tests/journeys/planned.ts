/** What a run of all journeys may open: counts, so that a slow machine changes nothing about them. */

/** Environments whose server is started once, when somebody first asks for it, and shared by all files. */
const SHARED: ReadonlySet<string> = new Set(
  [{}, { UPSTREAM_PLAIN: '1' }, { CITY: 'dev' }, { BASE_PATH: '/desk' }].map(environment =>
    JSON.stringify(environment),
  ),
);

export const isShared = (environment: Readonly<Record<string, string>>) =>
  SHARED.has(JSON.stringify(environment));

export type Opened = 'servers of their own' | 'browsers';

/** Of a worker: one that draws maps, and one that does not. */
const BROWSERS_OF_A_WORKER = 2;

/** Each that is added costs four seconds of a core: raise it only for what no shared server can show. */
const OWN_SERVERS = 13;

export const planned = (workers: number): Readonly<Record<Opened, number>> => ({
  'servers of their own': OWN_SERVERS,
  browsers: BROWSERS_OF_A_WORKER * workers,
});
