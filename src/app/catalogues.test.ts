import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import zhDemo from '../../i18n/zh/demo.ts';
import zhCode from '../../i18n/zh/login-code.ts';
import zhRenewal from '../../i18n/zh/renewal.ts';
import zhSignIn from '../../i18n/zh/sign-in.ts';
import zhProblem from '../../i18n/zh/sign-in-problem.ts';
import { FAILURES, REASONS } from '../contract/failures.ts';
import { ALL_PERMISSIONS } from '../contract/permissions.ts';
import { wordAt } from '../data/catalogues-context.ts';
import { LANGUAGES, type Language } from '../kit/language.ts';
import { catalogue as en } from './catalogue-en.ts';
import { catalogue as es } from './catalogue-es.ts';
import { catalogue as ja } from './catalogue-ja.ts';
import { catalogue as zh } from './catalogue-zh.ts';
import { loadMessages } from './catalogues.ts';
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

const catalogues = { zh, en, es, ja };
const languages = Object.keys(LANGUAGES) as Language[];
const translations = ['en', 'es', 'ja'] as const;
/** What polyglot has one form of for any number. */
const WITHOUT_PLURAL = ['zh', 'ja'] as const;
const rooms = (Object.keys(zh) as (keyof typeof zh)[]).filter(room => room !== 'ra');

describe('the catalogues', () => {
  it.each(languages)('say all that react-admin says: %s', language => {
    expectSame(english.ra, catalogues[language].ra);
  });

  describe.each(translations)('in %s', language => {
    it.each(rooms)('say what the Chinese says: %s', room => {
      expectSame(zh[room], catalogues[language][room]);
      expectSame(catalogues[language][room], zh[room]);
    });

    it('name every permission', () => {
      const named = Object.keys(catalogues[language].permission);
      expect(named.toSorted()).toEqual(ALL_PERMISSIONS.map(({ val }) => val).toSorted());
    });

    it('are not the words of another language', () => {
      const [own, others] = [texts(catalogues[language]), translations.filter(other => other !== language)];
      for (const other of others) {
        const theirs = texts(catalogues[other]);
        const same = [...own].filter(([key, text]) => isSentence(text) && theirs.get(key) === text);
        expect(same, `${language} as ${other}`).toEqual([]);
      }
    });

    it('say the same around the sign-in', async () => {
      const sources = {
        'sign-in': zhSignIn,
        'sign-in-problem': zhProblem,
        'login-code': zhCode,
        renewal: zhRenewal,
        demo: zhDemo,
      };
      for (const [room, source] of Object.entries(sources)) {
        const words: { default: object } = await import(`../../i18n/${language}/${room}.ts`);
        expectSame(source, words.default);
        for (const [key, text] of texts(words.default)) expect(text.trim(), key).not.toBe('');
      }
    });
  });

  it.each(languages)('leave no text empty, and shout nowhere: %s', language => {
    for (const [key, text] of texts(catalogues[language])) {
      // react-admin shows nothing for a boolean that is not there
      if (key !== 'ra.boolean.null') expect(text.trim(), key).not.toBe('');
      expect(text, key).not.toMatch(/[!！¡]/);
    }
  });

  it.each(WITHOUT_PLURAL)('have one form for any number, as polyglot reads it: %s', language => {
    expect([...texts(catalogues[language])].filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it.each(['en', 'es'] as const)('have two forms where they have more than one: %s', language => {
    const counted = [...texts(catalogues[language])].filter(([, text]) => text.includes('||||'));
    expect(counted.filter(([, text]) => text.split('||||').length !== 2)).toEqual([]);
  });

  it.each(languages)('have words for every failure and every reason: %s', language => {
    const words = catalogues[language];
    for (const name of Object.keys(FAILURES)) expect(wordAt(words, `error.${name}`), name).toBeTruthy();
    for (const name of Object.keys(REASONS)) expect(wordAt(words, `error.reason.${name}`), name).toBeTruthy();
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
