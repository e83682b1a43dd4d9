/** Every room of words there is, in each language, as the console would have them with all its features opened. */
import fs from 'node:fs';
import path from 'node:path';
import { ALL_PERMISSIONS } from '../../src/contract/grammar/permissions.ts';
import { PROPERTIES } from '../../src/contract/properties.ts';
import { LANGUAGES, type Language } from '../../src/kit/language.ts';

const folder = path.resolve(import.meta.dirname, '../../i18n');

/** Read by the form, before there is a console. */
export const SIGN_IN_ROOMS = ['sign-in', 'sign-in-problem', 'login-code', 'renewal', 'demo'] as const;

type Rooms = Readonly<Record<string, object>>;

/** A part of `ra.ts`. */
const OF_ANOTHER = 'ra-core';

/** `system-tool.ts` is the room `systemTool`. */
const roomOf = (file: string) => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

async function read(language: Language): Promise<Rooms> {
  const files = fs
    .readdirSync(path.join(folder, language))
    .map(file => path.basename(file, '.ts'))
    .filter(file => file !== OF_ANOTHER && !SIGN_IN_ROOMS.some(room => room === file));
  const rooms = await Promise.all(
    files.map(async file => {
      const words: { default: object } = await import(path.join(folder, language, `${file}.ts`));
      return { [roomOf(file)]: words.default };
    }),
  );
  return Object.assign({}, ...rooms);
}

const languages = Object.keys(LANGUAGES) as Language[];

export const ALL_WORDS = Object.fromEntries(
  await Promise.all(languages.map(async language => [language, await read(language)] as const)),
) as Readonly<Record<Language, Rooms>>;

/** Names that look like keys and are shown as they stand. */
const NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(PROPERTIES),
  ...ALL_PERMISSIONS.map(({ val }) => val),
]);

/** What a page shows of a text that no catalogue has: the key itself, `room.part.name`. */
export const rawKeys = (text: string): string[] =>
  [...text.matchAll(/(?<![\w./@-])([a-z]\w*)(?:\.\w+)+/g)]
    .filter(([key, room = '']) => Object.hasOwn(ALL_WORDS.zh, room) && !NAMES.has(key))
    .map(([key]) => key);
