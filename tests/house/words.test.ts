// @vitest-environment happy-dom
/** No text in code, no key without words, no words without a key, and each room's words where they belong. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { features } from '../../src/app/features.ts';
import { START_ROOMS, TRANSLATED_ROOM } from '../../src/app/rooms.ts';
import { SHARED_LABELS, spokenKey } from '../../src/data/catalogues-context.ts';
import { expectNone } from '../builders/none.ts';
import { allPages, pagesIn, wordsOf } from '../builders/resource-words.ts';
import { ALL_WORDS } from '../builders/words.ts';
import { wordsIn } from './words.ts';

const src = path.resolve(import.meta.dirname, '../../src');
/** What people see; the upstream speaks the protocol's Chinese. */
const SEEN = ['app', 'shell', 'kit', 'map', 'nouns', 'resource', 'features', 'data'];

/** The same in every language. */
const ALLOWED = new Set([
  'A',
  'Alt',
  'Ctrl',
  'Ctrl S',
  'Ctrl K',
  'Esc',
  'F',
  'N',
  'R',
  'T',
  'Z',
  'SHA-256',
  'v',
]);
/** Languages call themselves by their own name; a table of readings is data; dates are read as people write them. */
const MAY_HAVE_TEXT = ['kit/language.ts', 'kit/pinyin/readings.ts', 'kit/date/date-text.ts'];

/** What several features share. */
const isShared = (file: string) => /^(?:nouns|resource)\//.test(file);

/** Files of the source that it imports, from `src`. */
const importedBy = (file: string, source: string): string[] =>
  [...source.matchAll(/from '(\.[^']+)'/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(file), to),
  );

/** Which rooms a folder may speak from. The longest folder that fits holds; a feature has its own room besides. */
const ROOMS: [folder: string, rooms: string[]][] = [
  ['kit/', ['kit', 'common', 'settings']],
  ['kit/desktop/', ['notification']],
  ['data/', ['title', 'error', 'reason', 'kit', 'live', 'push', 'common', 'shipped']],
  ['map/', ['map', 'common']],
  ['nouns/', ['log', 'loginLog', 'error', 'reason', 'kit', 'common', 'permission']],
  ['resource/', ['log', 'loginLog', 'error', 'reason', 'kit', 'common', 'permission']],
  ['resource/imports/', ['imports', 'jobs', 'error', 'reason', 'kit', 'common']],
  ['resource/jobs/', ['jobs', 'error', 'reason', 'kit', 'common']],
  ['resource/revision/', ['revision', 'common']],
  ['resource/undo/', ['undo']],
  ['resource/freshness/', ['live']],
  ['resource/pages/', ['entity', 'title', 'kit', 'common']],
  ['nouns/papers/', ['papers', 'common']],
  ['nouns/cash/', ['driverCash', 'cashEntry', 'common']],
  ['nouns/call/', ['call']],
  ['nouns/lost-times/', ['lostDesk']],
  ['nouns/lost-found/', ['foundItem']],
  ['nouns/order/', ['order']],
  ['nouns/statistics/', ['statistics', 'kit', 'common']],
  ['nouns/replay/', ['trackReplay', 'map', 'kit']],
  ['nouns/fleet-map/', ['map']],
  ['features/vehicle-monitor/', ['map']],
  ['features/call/', ['order', 'lostOrder', 'complaint', 'shell']],
  ['features/call-desk/', ['call']],
  ['features/reconciliation/', ['reconciliationDesk', 'income', 'outlay', 'jobs', 'imports', 'reason']],
  ['features/call-statistics/', ['call', 'statistics']],
  ['features/order-statistics/', ['order', 'statistics']],
  ['features/city-statistics/', ['statistics']],
  ['features/dispatch/', ['call', 'map', 'order']],
  ['features/order-list/', ['order']],
  ['features/alarm/', ['notification', 'map']],
  ['features/complaint/', ['map']],
  ['features/income/', ['outlay', 'entity']],
  ['features/outlay/', ['entity']],
  ['features/withdrawal/', ['outlay', 'reason', 'entity']],
  ['features/driver-cash/', ['cashEntry', 'cashAdjustment', 'entity']],
  ['features/approval/', ['notification']],
  ['features/lost-money/', ['lostFinance', 'lostReward', 'lostOrder']],
  [
    'features/lost-order/',
    ['notification', 'lostDesk', 'lostSearch', 'lostThings', 'foundItem', 'reason', 'map'],
  ],
  ['features/lost-statistics/', ['statistics', 'lostOrder']],
  ['features/lost-found/', ['foundItem', 'lostOrder', 'reason']],
  ['features/order-news/', ['order', 'notification']],
  ['features/order-track/', ['order', 'trackReplay', 'map']],
  ['features/map-switch/', ['map']],
  ['features/content-site/', ['map']],
  ['features/out-of-town/', ['map', 'vehicle']],
  ['features/taxi-monitor/', ['map']],
  ['features/online/', ['onlineUser']],
  ['features/app-version/', ['appVersion', 'appRelease', 'entity']],
  ['features/online-rate/', ['vehicle']],
  ['features/track-replay/', ['map']],
  ['features/data-compare/', ['map', 'vehicle']],
  ['features/watched-place/', ['placeVisit', 'entity']],
  ['features/passenger/', ['passenger', 'call', 'complaint', 'lostOrder', 'order']],
  ['features/company/', ['entity', 'papers']],
  ['features/vehicle/', ['entity', 'terminalLog', 'papers']],
  ['features/driver/', ['driverApproval', 'driverAccount', 'spotCheck', 'entity', 'papers']],
  ['features/agreement/', ['entity']],
  ['nouns/terminal-log/', ['terminalLog', 'vehicle', 'common']],
  ['nouns/place-map/', ['entity']],
  ['nouns/place/', ['kit']],
  ['resource/record-log/', ['recordLog', 'live', 'common']],
  [
    'shell/',
    [
      'shell',
      'common',
      'kit',
      'error',
      'tags',
      'search',
      'settings',
      'notification',
      'errorLog',
      'push',
      'live',
      'leave',
      'ownPassword',
      'settingsDrawer',
    ],
  ],
  ['app/', ['shell', 'error', 'reason', 'common']],
  // documentation and guide quote what the other pages say
  ['features/developer/', ['push']],
  ['features/dictionary/', ['dictionary', 'entity', 'revision']],
  ['features/open-data/', ['openDataAccount', 'title']],
  ['features/log/', ['loginLog', 'operateLog', 'revealLog', 'title']],
  ['features/notifications/', ['notification']],
  // one's own settings are those of the drawer
  ['features/profile/', ['settings', 'notification']],
];
const EVERY_FEATURE = ['common', 'kit', 'error', 'permission', 'live', 'title', 'glance'];

function roomsOf(file: string): string[] {
  const fits = ROOMS.filter(([folder]) => file.startsWith(folder)).toSorted(
    ([a], [b]) => b.length - a.length,
  );
  const rooms = fits[0]?.[1] ?? [];
  const feature = /^features\/([^/]+)\//.exec(file)?.[1];
  const own = feature?.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // news is named by the door
  const news = feature && file.endsWith('/feature.ts') ? ['notification'] : [];
  return own ? [own, ...rooms, ...news, ...EVERY_FEATURE] : rooms;
}

const isTest = (file: string) => /\.test(?:-server)?\.tsx?$/.test(file);
const read = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll(path.sep, '/'))
  .filter(file => /\.tsx?$/.test(file) && !isTest(file))
  .map(file => {
    const source = fs.readFileSync(path.join(src, file), 'utf8');
    return { file, source, ...wordsIn(file, source, ALLOWED) };
  });
const seen = read.filter(({ file }) => SEEN.includes(file.split('/')[0] ?? ''));

function keysOf(words: object, prefix = ''): string[] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}
/** Permissions have words in the other languages only, and react-admin's own are used by itself. */
const keys = new Set(
  [...keysOf(ALL_WORDS.zh), ...keysOf(ALL_WORDS.en)].filter(key => !key.startsWith('ra.')),
);
const rooms = new Set([...keys].map(key => key.split('.')[0] ?? ''));
// `field.state` in a source is what a room calls it
rooms.delete(SHARED_LABELS);
const isPrefix = (start: string) => [...keys].some(key => key.startsWith(`${start}.`));
/** What looks like a key and is a colour of MUI, or a right. */
const NO_KEYS = new Set(['error.main', 'order.list']);

/** Whether there is a word for it: its own, or for a label the one that all rooms share. */
const isSaid = (key: string) => keys.has(spokenKey(ALL_WORDS.zh, key));

const keysUsed = (found: { keys: string[] }) =>
  found.keys.filter(key => rooms.has(key.split('.')[0] ?? '') && !NO_KEYS.has(key));
/** Patterns that name their room; the others complete what a caller begins. */
const patternsWithRoom = (found: { patterns: RegExp[] }) =>
  found.patterns.filter(({ source }) => rooms.has(/^\^(\w+)\\\./.exec(source)?.[1] ?? ''));

describe('the words of the sources', () => {
  it('were all read', () => expect(seen.length).toBeGreaterThan(200));

  it('are keys, not text', () => {
    const texts = seen
      .filter(({ file }) => !MAY_HAVE_TEXT.includes(file))
      .flatMap(({ file, texts }) => texts.map(text => `${file}:${text}`));
    expectNone(texts, 'Put the text into i18n/zh/ (and en, es, ja), and its key here:');
  });

  it('all stand in the catalogues', () => {
    const missing = seen.flatMap(found => [
      ...keysUsed(found)
        .filter(key => !isSaid(key) && !isPrefix(key))
        .map(key => `${found.file}: ${key}`),
      ...patternsWithRoom(found)
        .filter(pattern => ![...keys].some(key => pattern.test(key)))
        .map(pattern => `${found.file}: ${pattern.source}`),
    ]);
    expectNone(missing, 'Add the key to i18n/zh/ (and en, es, ja):');
  });

  it('use all that stands in the catalogues', async () => {
    const pages = await allPages();
    const ofResources = pages.map(wordsOf).flatMap(({ needed, possible }) => [...needed, ...possible]);
    const used = new Set([...seen.flatMap(found => found.keys), ...ofResources]);
    const patterns = seen.flatMap(found => found.patterns);
    // codes and fields of contract and upstream fill the holes
    const names = new Set(read.flatMap(found => found.names));
    // a type holds the names of permissions to the contract
    const isName = (part: string) => names.has(part) || /^\d+$/.test(part);
    const isMadeBy = (pattern: RegExp, key: string) => {
      const [, ...filled] = pattern.exec(key) ?? [];
      return (
        filled.length > 0 && (key.startsWith('permission.') || filled.join('.').split('.').every(isName))
      );
    };
    const isUsed = (key: string) => used.has(key) || patterns.some(pattern => isMadeBy(pattern, key));
    // a shared label is said where a room has no word of its own
    const places = new Set([
      ...[...keys].flatMap(key => /^(.+)\.field\.[^.]+$/.exec(key)?.[1] ?? []),
      ...pages.map(({ resource }) => resource.words),
    ]);
    const leftBy = (key: string) =>
      [...places].map(place => `${place}.${key}`).filter(label => spokenKey(ALL_WORDS.zh, label) === key);
    const unused = [...keys].filter(key => !isUsed(key) && !leftBy(key).some(isUsed));
    expectNone(unused, 'Take the key out of i18n/, since nothing says it:');
  });

  it('come from the rooms of their folder', () => {
    const strangers = seen.flatMap(found => {
      const allowed = roomsOf(found.file);
      const used = [
        ...keysUsed(found).filter(isSaid),
        ...patternsWithRoom(found).map(({ source }) => source.replace(/^\^(\w+)\\\./, '$1.')),
      ];
      return used
        .filter(key => !allowed.includes(key.split('.')[0] ?? ''))
        .map(key => `${found.file}: ${key}`);
    });
    expectNone(strangers, 'Take a key of the own room, or name the room of this folder in ROOMS:');
  });
});

describe('the words of a feature come with it', () => {
  const wholeRooms = new Set<string>([...START_ROOMS, TRANSLATED_ROOM]);
  /** The client has it fetched before it fails. */
  const WITH_FAILURES = 'reason';
  const roomsUsed = (found: (typeof seen)[number]) =>
    [
      ...keysUsed(found).filter(isSaid),
      ...patternsWithRoom(found).map(({ source }) => source.replace(/^\^(\w+)\\\./, '$1.')),
    ].map(key => key.split('.')[0] ?? '');
  /** A table, or an entity, may name rooms whose words are then made of parts. */
  const roomsNamed = (source: string) =>
    [...source.matchAll(/\broom: '(\w+)'|(?:useFieldWords|resourcePages)\((\w+)|\bresource: (\w+),\s+by:/g)]
      .map(([, room, entity, related]) => room ?? entity ?? related ?? '')
      .filter(room => rooms.has(room));
  /** A part that is fetched late brings its own. */
  const broughtBy = (folder: string) =>
    new Set(
      read
        .filter(({ file }) => file.startsWith(folder))
        .flatMap(({ source }) => [
          ...source.matchAll(/\bwords(?:=\{|: )\[([^\]]*)\]|\bneed\(\[([^\]]*)\]\)/g),
        ])
        .flatMap(([, named, needed = '']) =>
          [...(named ?? needed).matchAll(/'(\w+)'/g)].map(([, room = '']) => room),
        ),
    );
  const spokenIn = (folder: string) =>
    seen
      .filter(({ file }) => file.startsWith(folder))
      .flatMap(found => [...roomsUsed(found), ...roomsNamed(found.source)]);
  /** Folders shared by features that the sources of a folder import, and those that these import. */
  const sharedBy = (folder: string, known = new Set<string>()): Set<string> => {
    for (const { file, source } of read.filter(found => found.file.startsWith(folder))) {
      for (const imported of importedBy(file, source)) {
        const [shared] = /^(?:nouns|resource)\/[^/]+\//.exec(imported) ?? [];
        if (shared === undefined || file.startsWith(shared) || known.has(shared)) continue;
        known.add(shared);
        sharedBy(shared, known);
      }
    }
    return known;
  };

  /** What a feature takes of a shared folder by itself, it says on its own pages. */
  const takenBy = (folder: string) => {
    const taken = new Set(
      read
        .filter(({ file }) => file.startsWith(folder))
        .flatMap(({ file, source }) => importedBy(file, source))
        .filter(isShared),
    );
    return seen.filter(({ file }) => taken.has(file)).flatMap(roomsUsed);
  };

  /** A shared folder that waits for its own words by itself. */
  const fetchedByShared = new Set(
    read
      .filter(({ file }) => isShared(file))
      .flatMap(({ source }) => [...source.matchAll(/\bneed\(\['(\w+)'\]\)/g)].map(([, room = '']) => room)),
  );

  const doors = read.filter(({ file }) => /^features\/[^/]+\/feature\.ts$/.test(file));
  const declared = (folder: string) =>
    features.find(({ name }) => folder === `features/${name}`)?.words ?? [];

  it('by its door', () => expect(doors.length).toBeGreaterThan(7));

  it.each(doors.map(({ file }) => path.dirname(file)))('%s', async folder => {
    const ofPages = (await pagesIn(folder)).flatMap(one =>
      wordsOf(one).needed.map(key => key.split('.')[0] ?? ''),
    );
    const shared = [...sharedBy(`${folder}/`)];
    const late = new Set(shared.flatMap(one => [...broughtBy(one)]));
    const ofShared = shared.flatMap(spokenIn).filter(room => !late.has(room));
    const spoken = [...spokenIn(`${folder}/`), ...takenBy(`${folder}/`), ...ofShared, ...ofPages];
    const needed = new Set(spoken.filter(room => !wholeRooms.has(room) && !fetchedByShared.has(room)));
    expect(declared(folder).toSorted()).toEqual([...needed].toSorted());
  });

  it('and what frame, kit and data say is there from the start, or comes with a failure', () => {
    const always = ['shell/', 'kit/', 'data/', 'app/'];
    const brought = new Set(always.flatMap(folder => [...broughtBy(folder)]));
    const late = always
      .flatMap(spokenIn)
      .filter(room => !wholeRooms.has(room) && !brought.has(room) && room !== WITH_FAILURES);
    expectNone(late, 'Load this room from the start (src/app/rooms.ts):');
  });

  it('and so is what its door says', () => {
    const doors = seen.filter(({ file }) =>
      /^features\/[^/]+\/(?:feature|record-search|news)\.ts$/.test(file),
    );
    expectNone(
      doors.flatMap(roomsUsed).filter(room => !wholeRooms.has(room)),
      'A door says keys of rooms that are loaded from the start; move them to title or notification:',
    );
  });
});

describe('the words of the sign-in, which are read without a catalogue', () => {
  const page = fs.readFileSync(path.resolve(src, '../index.html'), 'utf8');
  const parts = seen.filter(({ file }) => file.startsWith('app/sign-in/') || isShared(file));
  const names = new Set([...parts.flatMap(found => found.names), ...(page.match(/\w+/g) ?? [])]);

  it.each(['sign-in', 'sign-in-problem', 'login-code', 'renewal'])('are all used: %s', async room => {
    const words: { default: object } = await import(`../../i18n/zh/${room}.ts`);
    expectNone(
      keysOf(words.default).filter(key => !names.has(key)),
      `Take the key out of i18n/zh/${room}.ts:`,
    );
  });
});

// sources, in which a hole is meant to stand
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: see above
/** Text in every place where it would be seen, and what must pass. */
const PLANTED: [what: string, source: string][] = [
  ['between tags', '<p>Hello</p>'],
  ['between tags, in Chinese', '<p>您好</p>'],
  ['behind a condition', '<p>{isOn ? "On" : word}</p>'],
  ['behind an and', '<p>{isOn && `Room ${number}`}</p>'],
  ['as a fallback', '<p>{name ?? "nobody"}</p>'],
  ['added to a word', '<p>{word + " more"}</p>'],
  ['read aloud', '<button aria-label="Close" />'],
  ['read aloud from braces', '<button aria-label={isOpen ? "Close" : word} />'],
  ['as a tip', '<b title="Exact time" />'],
  ['in an empty field', '<input placeholder={"Name or number"} />'],
  ['beside a field', '<TextField label="Name" />'],
  ['instead of a picture', '<img alt="A taxi" />'],
  ['in a list of columns', 'const columns = [{ key: "name", label: "Name" }];'],
  ['in a notice', 'notify("Saved");'],
  ['in a notice of an object', 'toasts.notify(isGood ? "Saved" : "Failed");'],
  ['as the title of the window', 'document.title = "Console";'],
  ['in Chinese anywhere', 'const tone = find("红色");'],
  ['in Chinese with holes', 'const text = `${count} 项`;'],
  ['in Japanese', 'const text = "ログイン";'],
];
const GOOD: [what: string, source: string][] = [
  ['a key', '<b title={translate("kit.list.clear")}>{translate("common.save")}</b>'],
  ['a key as a title', 'const page = { title: "access.user.title", icon: Users };'],
  ['a key with a hole', '<p>{translate(`access.user.state.${state}`)}</p>'],
  ['a comparison', '<p>{kind === "open" && <b>{count}</b>}</p>'],
  ['what is not shown', '<Menu variant="outlined" role="menu" className="Mui-on" />'],
  ['a mark', '<p>· {a} / {b} – 42 %</p>'],
  ['what is the same everywhere', '<kbd>Ctrl S</kbd>'],
  ['a comment', '// 派单 is to assign\nconst a = 1; /* 您好 */'],
  ['a type', 'type Tone = "红" | "蓝";'],
];

describe('who reads the words', () => {
  it.each(PLANTED)('finds text %s', (_what, source) => {
    expect(wordsIn('planted.tsx', source, ALLOWED).texts).not.toEqual([]);
  });

  it.each(GOOD)('lets pass %s', (_what, source) => {
    expect(wordsIn('planted.tsx', source, ALLOWED).texts).toEqual([]);
  });

  it('finds keys, whole and with holes', () => {
    const source =
      'say("access.user.title"); say(`log.value.${of}.state.${state}`); say(`${words}.question`);';
    const { keys, patterns } = wordsIn('planted.ts', source);
    expect(keys).toEqual(['access.user.title']);
    expect(patterns.map(({ source }) => source)).toEqual([
      '^log\\.value\\.([^ ]+)\\.state\\.([^ ]+)$',
      '^([^ ]+)\\.question$',
    ]);
  });

  it('knows the rooms of a folder', () => {
    expect(roomsOf('kit/list/ListFoot.tsx')).not.toContain('access');
    expect(roomsOf('kit/desktop/DesktopHelp.tsx')).toEqual(['notification']);
    expect(roomsOf('features/log/LogPage.tsx')).not.toContain('access');
    expect(roomsOf('features/not-yet-there/Page.tsx')).toEqual(['notYetThere', ...EVERY_FEATURE]);
  });
});
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
