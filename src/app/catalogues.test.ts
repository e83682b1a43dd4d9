import fs from 'node:fs';
import path from 'node:path';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { ALL_WORDS, SIGN_IN_ROOMS } from '../../tests/builders/words.ts';
import { FAILURES } from '../contract/grammar/failures.ts';
import { ALL_PERMISSIONS } from '../contract/grammar/permissions.ts';
import { REASONS } from '../contract/grammar/reasons.ts';
import { CAPABILITIES } from '../contract/platform.ts';
import { PUSHES } from '../contract/push.ts';
import { wordAt } from '../data/catalogues-context.ts';
import { LANGUAGES, type Language } from '../kit/language.ts';
import { loadMessages, loadStart } from './catalogues.ts';
import { features } from './features.ts';

/** Every text of a catalogue by its key with dots. */
function texts(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...texts(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text: string) =>
  new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name));

/** What a translation has to name: what all plural forms of the text have in common. */
function needed(text: string): Set<string> {
  const [first = new Set<string>(), ...others] = text.split('||||').map(placeholders);
  return new Set([...first].filter(name => name !== 'smart_count' && others.every(form => form.has(name))));
}

function expectSame(source: object, translation: object) {
  const [sources, translations] = [texts(source), texts(translation)];
  expect([...translations.keys()].sort()).toEqual([...sources.keys()].sort());
  for (const [key, text] of sources) {
    const translated = translations.get(key) ?? '';
    const [known, named] = [placeholders(text), placeholders(translated)];
    expect(
      [...named].filter(name => !known.has(name)),
      `${key} names what is not given`,
    ).toEqual([]);
    expect(
      [...needed(text)].filter(name => !named.has(name)),
      `${key} leaves out what is given`,
    ).toEqual([]);
  }
}

/** What the console's own pages say with react-admin's words. */
const SAID_HERE = ['boolean.null', 'page.loading'];
/** Of what the console does not use: a button for many at once, which has no words in any catalogue. */
const NOWHERE = /^message\.update_/;

/** The keys that the scripts of `ra-core` name, without `ra.`. */
function saidByCore(): string[] {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/ra-core/dist');
  const scripts = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const named = scripts
    .filter(file => file.endsWith('.js'))
    .flatMap(file => [
      ...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/['"`]ra\.([a-z]+\.[a-zA-Z_.\d]*\w)/g),
    ])
    .map(([, key = '']) => key);
  return [...new Set([...named, ...SAID_HERE])].filter(key => !NOWHERE.test(key));
}

const room = (language: Language, name: string): object => ALL_WORDS[language][name] ?? {};
const languages = Object.keys(LANGUAGES) as Language[];
const translations = ['en', 'es', 'ja'] as const;
/** What polyglot has one form of for any number. */
const WITHOUT_PLURAL = ['zh', 'ja'] as const;
const rooms = Object.keys(ALL_WORDS.zh).filter(name => name !== 'ra');

describe('the catalogues', () => {
  it.each(languages)('say all that react-admin says: %s', language => {
    expectSame(english.ra, room(language, 'ra'));
  });

  it.each(languages)('say from the start what the core of react-admin says: %s', async language => {
    const { ra = {} } = await loadStart(language);
    expect([...texts(ra).keys()].sort()).toEqual(saidByCore().sort());
  });

  describe.each(translations)('in %s', language => {
    it('have no room of their own, save for the names of permissions', () => {
      const added = Object.keys(ALL_WORDS[language]).filter(name => !Object.hasOwn(ALL_WORDS.zh, name));
      expect(added).toEqual(['permission']);
    });

    it.each(rooms)('say what the Chinese says: %s', name => {
      expectSame(room('zh', name), room(language, name));
      expectSame(room(language, name), room('zh', name));
    });

    it('name every permission', () => {
      const named = Object.keys(room(language, 'permission'));
      expect(named.toSorted()).toEqual(ALL_PERMISSIONS.map(({ val }) => val).toSorted());
    });

    it('are not the words of another language', () => {
      const [own, others] = [texts(ALL_WORDS[language]), translations.filter(other => other !== language)];
      for (const other of others) {
        const theirs = texts(ALL_WORDS[other]);
        const same = [...own].filter(([key, text]) => isSentence(text) && theirs.get(key) === text);
        expect(same, `${language} as ${other}`).toEqual([]);
      }
    });

    it('are written in the letters of their language', () => {
      const isOwn = language === 'ja' ? isJapanese : isLatin;
      expect([...texts(ALL_WORDS[language])].filter(([, text]) => !isOwn(text))).toEqual([]);
    });

    it('say the same around the sign-in', async () => {
      for (const name of SIGN_IN_ROOMS) {
        const source: { default: object } = await import(`../../i18n/zh/${name}.ts`);
        const words: { default: object } = await import(`../../i18n/${language}/${name}.ts`);
        expectSame(source.default, words.default);
        for (const [key, text] of texts(words.default)) expect(text.trim(), key).not.toBe('');
      }
    });
  });

  it.each(languages)('leave no text empty, and shout nowhere: %s', language => {
    for (const [key, text] of texts(ALL_WORDS[language])) {
      // react-admin shows nothing for a boolean that is not there
      if (key !== 'ra.boolean.null') expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/[!！¡]/);
    }
  });

  it('are not left in Chinese where they are to be Japanese', () => {
    const chinese = texts(ALL_WORDS.zh);
    const same = [...texts(ALL_WORDS.ja)].filter(
      ([key, text]) => /\p{sc=Han}{5}/u.test(text) && chinese.get(key) === text,
    );
    expect(same).toEqual([]);
  });

  it('are not left in English where they are to be Spanish', () => {
    const english = texts(ALL_WORDS.en);
    const same = [...texts(ALL_WORDS.es)]
      .filter(([key, text]) => english.get(key) === text)
      .map(([, text]) => words(text));
    expect(same.flat().filter(word => !NAMES.has(word) && !OF_BOTH.has(word))).toEqual([]);
  });

  it.each(WITHOUT_PLURAL)('have one form for any number, as polyglot reads it: %s', language => {
    expect([...texts(ALL_WORDS[language])].filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it.each(['en', 'es'] as const)('have two forms where they have more than one: %s', language => {
    const counted = [...texts(ALL_WORDS[language])].filter(([, text]) => text.includes('||||'));
    expect(counted.filter(([, text]) => text.split('||||').length !== 2)).toEqual([]);
  });

  it.each(languages)('have words for every failure and every reason: %s', language => {
    const words = ALL_WORDS[language];
    for (const name of Object.keys(FAILURES)) expect(wordAt(words, `error.${name}`), name).toBeTruthy();
    for (const name of Object.keys(REASONS)) expect(wordAt(words, `reason.${name}`), name).toBeTruthy();
  });

  it.each(languages)('say what every capability and every push is: %s', language => {
    const { documentation } = ALL_WORDS[language].developer as {
      documentation: Record<'capability' | 'push', Record<string, string>>;
    };
    expect(Object.keys(documentation.capability).toSorted()).toEqual(CAPABILITIES.toSorted());
    expect(Object.keys(documentation.push).toSorted()).toEqual(Object.keys(PUSHES).toSorted());
  });

  /** Voice control uses the visible text: the accessible name of a counter contains its word and its number. */
  it.each(languages)('call a counter of the bar as it is seen: %s', language => {
    const spoken = (key: string) =>
      String(wordAt(ALL_WORDS[language], key) ?? '')
        .replaceAll('%{smart_count}', '3')
        .replaceAll(/[\s，、,:]+/g, ' ')
        .toLowerCase();
    for (const [word, label] of [
      ['glance.orders', 'glance.ordersWaiting'],
      ['title.driverApproval', 'glance.driverApprovals'],
      ['glance.alarm', 'glance.alarmsWaiting'],
      ['glance.sos', 'glance.sosWaiting'],
    ] as const)
      for (const form of spoken(label).split('||||')) expect(form).toContain(`${spoken(word)} 3`);
  });

  it.each(languages)('name every page, section and resource: %s', async language => {
    const messages = await loadMessages(language, features);
    for (const { pages = [], sections = [], resources = [] } of features) {
      for (const { title } of [...pages, ...sections, ...resources])
        expect(wordAt(messages, title), title).toBeTruthy();
      const names = messages.resources as Record<string, { name: string }>;
      for (const page of resources)
        expect(names[page.path.slice(1)]?.name).toBe(wordAt(messages, page.title));
    }
  });
});

/** Long enough that two languages do not agree on it by chance. */
const isSentence = (text: string) => (text.match(/\p{L}+/gu) ?? []).length > 3;

/** Words of Latin letters, without what is put in, signs and units. */
const words = (text: string) =>
  text.replaceAll(/%\{\w+\}/g, '').match(/[A-Za-zÀ-ÿ]*[a-zà-ÿ]{2}[A-Za-zÀ-ÿ]*/g) ?? [];

/** Called so in every language. */
const NAMES = new Set([
  'Android',
  'iOS',
  'WeChat',
  'Alipay',
  'Excel',
  'Chrome',
  'Edge',
  'Firefox',
  'Kafka',
  'Google',
  'Maps',
  'Xingning',
  'Qingxiu',
  'Jiangnan',
  'Xixiangtang',
  'Liangqing',
  'km',
]);
/** Spelt alike in English and in Spanish. */
const OF_BOTH = new Set([
  ...[
    'No',
    'Error',
    'Normal',
    'Monitor',
    'Auditor',
    'Roles',
    'roles',
    'Taxis',
    'Terminal',
    'Firmware',
    'Gas',
    'Web',
    'App',
    'Mini',
    'Total',
  ],
  ...['ms', 'min', 'fen'],
]);

const EAST_ASIAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const isJapanese = (text: string) => EAST_ASIAN.test(text) || words(text).every(word => NAMES.has(word));
/** Plates begin with the sign of their province. */
const isLatin = (text: string) => !EAST_ASIAN.test(text.replaceAll('桂A', ''));
