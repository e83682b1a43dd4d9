/**
 * Which modules come before the first list shows. What everybody needs, of which lists are a part, is sent as two
 * files, one that changes with every release and one that does not; a few more bring what is asked for together, as
 * the figures of the first page, or what the pages of a feature share. Left alone, the bundler cuts them wherever two
 * pages share something, into some sixty files: each waits for its own answer, and what is compressed in crumbs is a
 * tenth larger.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { fileOf, START_ROOMS, TRANSLATED_ROOM } from './src/app/rooms.ts';

const CONSOLE = 'src/app/main.tsx';
const FIRST = [
  CONSOLE,
  'src/features/dashboard/DashboardPage.tsx',
  'src/resource/pages/ResourceListPage.tsx',
  'src/resource/pages/resource-pages.ts',
];
/** Features name here what they bring. */
const DOOR = /\/src\/features\/[\w-]+\/feature\.ts$/;
/** Of that, what shows on the first page: each is a crumb, with a crumb of its contract. */
const FIGURES = /\/\w*Figures\.tsx$/;
/** One with figures on the first page. */
const LIST = 'src/features/access/user/AdminUserList.tsx';
/** What the frame fetches for everybody as soon as the first page is there. */
const FRAME = [
  'src/kit/menu/parts.ts',
  'src/shell/focus-keeper.ts',
  'src/shell/notifications/NewsDesk.tsx',
  'src/shell/notifications/BlockedSound.tsx',
  'src/data/push/live.ts',
  'src/data/live/live-engine.ts',
];
/** In a door: what the feature has in the bar at the top, which comes then as well. */
const BAR = /^ {2}navbar: \[\n(.*?)^ {2}\]/ms;
const IMPORTED = /import\('\.\/([^']+)'\)/g;
/** The sign-in with its later steps must not wait for the console: what it needs stays where it is. */
const SIGN_IN = ['src/app/sign-in/entry.ts'];

/** What the form fetches for itself while the clerk types. */
const FORM = ['src/app/sign-in/submit.ts', 'src/app/sign-in/demo-accounts.ts'];
/** What records are declared with, and reads and writes of them by the generic protocol. */
const RESOURCES = ['src/contract/grammar/resource.ts', 'src/data/entity-provider.ts'];
const CONTRACT = /\/src\/contract\//;
/** What records are declared as. */
const DECLARED = /\/src\/contract\/[\w-]+\.ts$/;
const START_FILES = [...START_ROOMS, TRANSLATED_ROOM].map(fileOf).join('|');
/** Words of one language that are there from the start. */
const START_WORDS = new RegExp(`/i18n/(\\w+)/(?:${START_FILES})\\.ts$`);
/** Words of one language that every resource speaks besides its own. */
const WORDS = /\/i18n\/(\w+)\/(?:entity|field|revision)\.ts$/;
/** A part of a feature, or of a room in it; what several of its pages need is sent as one file where it is light. */
const OF_FEATURE = /\/src\/features\/([\w-]+(?:\/[\w-]+(?=\/))?)\/(?!feature\.ts$)/;
/** Of a module as it is written, without what it needs. */
const LIGHT_CHARACTERS = 6_000;

const inBarOf = (door: string) =>
  [...(BAR.exec(fs.readFileSync(door, 'utf8'))?.[1] ?? '').matchAll(IMPORTED)].map(([, file = '']) =>
    path.join(path.dirname(door), file),
  );

export interface Group {
  name: string | ((id: string) => string);
  /** Of one whose name is made. */
  debugName?: string;
  test: (id: string) => boolean;
  /** How many pages need it. */
  minShareCount?: number;
}

/** Builds once without putting files together, since only then it is known what each of them really uses. */
export async function firstLoad(config: InlineConfig): Promise<Group[]> {
  const apart = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      rolldownOptions: { output: { preserveModules: true } },
    },
  });
  const files = [apart].flat().flatMap(result => ('output' in result ? result.output : []));
  const chunks = files.filter(file => file.type === 'chunk');
  const byFile = new Map(chunks.map(chunk => [chunk.fileName, chunk]));
  const byModule = new Map(chunks.flatMap(chunk => chunk.moduleIds.map(id => [id, chunk])));

  const chunkOf = (source: string) => {
    const chunk = byModule.get(path.resolve(source));
    if (!chunk) throw new Error(`${source} is in no build`);
    return chunk;
  };
  type Chunk = ReturnType<typeof chunkOf>;
  const neededBy = (sources: readonly string[], next: (chunk: Chunk) => readonly string[]) => {
    const found = new Set(sources.map(chunkOf));
    // grows while it is walked
    for (const chunk of found) {
      for (const file of next(chunk)) {
        const needed = byFile.get(file);
        if (needed) found.add(needed);
      }
    }
    return new Set([...found].flatMap(({ moduleIds }) => moduleIds));
  };

  const console = chunkOf(CONSOLE).fileName;
  const statically = ({ imports }: Chunk) => imports;
  const first = neededBy(FIRST, statically);
  const signIn = neededBy(SIGN_IN, ({ imports, dynamicImports }) =>
    [...imports, ...dynamicImports].filter(file => file !== console),
  );
  const besides = (modules: Iterable<string>) =>
    new Set([...modules].filter(id => !first.has(id) && !signIn.has(id)));
  const ofList = neededBy([LIST], statically);
  const doors = chunks.filter(({ moduleIds }) => moduleIds.some(id => DOOR.test(id)));
  const brought = doors.flatMap(({ dynamicImports }) => dynamicImports.map(file => byFile.get(file)));
  const shown = brought.flatMap(chunk => chunk?.moduleIds.filter(id => FIGURES.test(id)) ?? []);
  // a list must not bring the figures for the one thing that both use
  const figures = besides([...neededBy(shown, statically)].filter(id => !ofList.has(id)));
  const isFirst = (id: string) => first.has(id) && !signIn.has(id);
  const resources = besides(neededBy(RESOURCES, statically));
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const start = neededBy(SIGN_IN, statically);
  const isAfter = (id: string) => ![first, signIn, figures, ofList, resources].some(before => before.has(id));
  const frame = new Set([...neededBy(FRAME, statically)].filter(isAfter));
  // by the features that have them in the bar: who may not see one's part does not fetch it
  const bars = new Map<string, Set<string>>();
  for (const door of doors.flatMap(({ moduleIds }) => moduleIds.filter(id => DOOR.test(id)))) {
    for (const id of neededBy(inBarOf(door), statically)) {
      if (isAfter(id) && !frame.has(id))
        bars.set(id, (bars.get(id) ?? new Set()).add(path.basename(path.dirname(door))));
    }
  }
  const form = new Set([...neededBy(FORM, statically)].filter(id => signIn.has(id) && !start.has(id)));
  const isLight = (id: string) =>
    [...besides(neededBy([id], statically))].every(
      each =>
        resources.has(each) ||
        DECLARED.test(each) ||
        (OF_FEATURE.test(each) && (byModule.get(each)?.code.length ?? 0) < LIGHT_CHARACTERS),
    );
  return [
    { name: 'form', test: id => form.has(id) },
    {
      debugName: 'catalogue',
      name: id => `catalogue-${START_WORDS.exec(id)?.[1]}`,
      test: id => START_WORDS.test(id),
    },
    {
      debugName: 'resource-words',
      name: id => `resource-words-${WORDS.exec(id)?.[1]}`,
      test: id => WORDS.test(id),
    },
    { name: 'libraries', test: id => isFirst(id) && isLibrary(id) },
    { name: 'console', test: id => isFirst(id) && !isLibrary(id) },
    { name: 'figures', test: id => figures.has(id) },
    { name: 'resources', test: id => resources.has(id) },
    { name: 'frame-parts', test: id => frame.has(id) },
    {
      debugName: 'bar',
      name: id => {
        const [feature, ...others] = bars.get(id) ?? [];
        // imports nothing but itself, so that no two files wait for each other
        if (CONTRACT.test(id)) return 'bar-contract';
        return others.length > 0 ? 'bar' : `bar-${feature}`;
      },
      test: id => bars.has(id),
    },
    {
      debugName: 'of-feature',
      name: id => `of-${OF_FEATURE.exec(id)?.[1]?.replace('/', '-')}`,
      test: id => OF_FEATURE.test(id) && !isFirst(id) && byModule.has(id) && isLight(id),
      minShareCount: 2,
    },
  ];
}
