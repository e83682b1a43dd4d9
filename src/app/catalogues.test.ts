import fs from 'node:fs';
import path from 'node:path';
import english from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import zhDemo from '../../i18n/zh/demo.ts';
import zhCode from '../../i18n/zh/login-code.ts';
import zhRenewal from '../../i18n/zh/renewal.ts';
import zhSignIn from '../../i18n/zh/sign-in.ts';
import zhProblem from '../../i18n/zh/sign-in-problem.ts';
import { FAILURES, REASONS } from '../contract/failures.ts';
import { catalogue as en } from './catalogue-en.ts';
import { catalogue as zh } from './catalogue-zh.ts';
import { loadMessages, wordAt } from './catalogues.ts';
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

describe('the catalogues', () => {
  it('say all that react-admin says', () => {
    expectSame(english.ra, zh.ra);
    expectSame(english.ra, en.ra);
  });

  it.each((Object.keys(zh) as (keyof typeof zh)[]).filter(room => room !== 'ra'))(
    'say the same in every language: %s',
    room => {
      expectSame(zh[room], en[room]);
      expectSame(en[room], zh[room]);
    },
  );

  it.each(['en', 'es', 'ja'])('say the same around the sign-in: %s', async language => {
    const rooms = {
      'sign-in': zhSignIn,
      'sign-in-problem': zhProblem,
      'login-code': zhCode,
      renewal: zhRenewal,
      demo: zhDemo,
    };
    for (const [room, source] of Object.entries(rooms)) {
      const words: { default: object } = await import(`../../i18n/${language}/${room}.ts`);
      expectSame(source, words.default);
      for (const [key, text] of texts(words.default)) expect(text.trim(), key).not.toBe('');
    }
  });

  it('leave no text empty', () => {
    for (const catalogue of [zh, en])
      for (const [key, text] of texts(catalogue)) {
        if (key !== 'ra.boolean.null') expect(text.trim(), key).not.toBe('');
      }
  });

  it('have one form for any number in Chinese, as polyglot reads it', () => {
    expect([...texts(zh)].filter(([, text]) => text.includes('||||'))).toEqual([]);
  });

  it('have words for every failure and every reason', () => {
    for (const catalogue of [zh, en]) {
      for (const name of Object.keys(FAILURES)) expect(wordAt(catalogue, `error.${name}`), name).toBeTruthy();
      for (const name of Object.keys(REASONS))
        expect(wordAt(catalogue, `error.reason.${name}`), name).toBeTruthy();
    }
  });

  it('name every page, section and resource', async () => {
    for (const language of ['zh', 'en'] as const) {
      const messages = await loadMessages(language, features);
      for (const { pages = [], sections = [], resources = [] } of features) {
        for (const { title } of [...pages, ...sections, ...resources])
          expect(wordAt(messages, title), title).toBeTruthy();
        const names = messages.resources as Record<string, { name: string }>;
        for (const page of resources)
          expect(names[page.path.slice(1)]?.name).toBe(wordAt(messages, page.title));
      }
    }
  });
});

describe('the keys in the sources', () => {
  const src = path.resolve(import.meta.dirname, '..');
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^(?:upstream|contract)/.test(file));
  const rooms = Object.keys(zh).join('|');
  const literal = new RegExp(`(['"\`])((?:${rooms})\\.[\\w.-]+)\\1`, 'g');
  const template = new RegExp(`\`((?:${rooms})(?:\\.\\w+)*)\\.\\$\\{`, 'g');
  const known = texts(zh);

  it('all have words', () => {
    const missing = files.flatMap(file => {
      const source = fs.readFileSync(path.join(src, file), 'utf8');
      // names of files and of MUI's colours look like keys
      const keys = [...source.matchAll(literal)]
        .map(([, , key = '']) => key)
        .filter(key => !/\.tsx?$|^error\.main$/.test(key));
      const prefixes = [...source.matchAll(template)].map(([, key = '']) => key);
      return [
        ...keys.filter(key => !known.has(key)),
        ...prefixes.filter(prefix => ![...known.keys()].some(key => key.startsWith(`${prefix}.`))),
      ].map(key => `${file}: ${key}`);
    });
    expect(files.length).toBeGreaterThan(50);
    expect(missing).toEqual([]);
  });
});
