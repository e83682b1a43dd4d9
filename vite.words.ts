/**
 * Words that are read before the room that they belong to: what the menu calls a page, what a log calls a room. They
 * stand in their own room as `shared: { title: { canteen: '食堂' } }`, and are put into the named rooms (here `title`)
 * when the console is built or served: a new page touches no catalogue but its own.
 */
import type { Plugin } from 'vite';
import { evaluation } from './vite.evaluate.ts';

const ROOM = /\/i18n\/(\w\w)\/([\w-]+)\.ts$/;
const SOURCE = `export const rooms = import.meta.glob(['/i18n/*/*.ts', '!**/*.test.ts'], { eager: true, import: 'default' });`;

interface Words {
  [key: string]: string | Words;
}

export const sharedWords = (): Plugin => ({
  name: 'shared-words',
  enforce: 'pre',
  async transform(_, id) {
    const [file, language = '', name = ''] = ROOM.exec(id) ?? [];
    if (!file) return;
    const { value, files } = await rooms.read();
    const words = value.get(`${language}/${name}`);
    if (!words) return;
    for (const other of files) this.addWatchFile(other);
    return { code: `export default ${JSON.stringify(words)};`, map: null };
  },
  watchChange: () => rooms.forget(),
});

/** Rooms that give words away, without these, and rooms that take some, with them; by language and file. */
const rooms = evaluation(SOURCE, (module: { rooms: Readonly<Record<string, Words>> }) => {
  const all = Object.entries(module.rooms).map(([file, { shared, ...own }]) => {
    const [, language = '', name = ''] = ROOM.exec(file) ?? [];
    return { language, name, own, shared };
  });
  const ownOf = new Map(all.map(({ language, name, own }) => [`${language}/${name}`, own]));
  const changed = new Map<string, Words>();
  for (const { language, name, own, shared } of all) {
    if (typeof shared !== 'object') continue;
    changed.set(`${language}/${name}`, changed.get(`${language}/${name}`) ?? own);
    for (const [to, given] of Object.entries(shared)) {
      const place = `${language}/${to}`;
      changed.set(place, merged(changed.get(place) ?? ownOf.get(place) ?? {}, given as Words));
    }
  }
  return changed;
});

/** Fails where both say the same key. */
function merged(one: Words, other: Words): Words {
  const result = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const there = result[key];
    if (typeof there === 'string') throw new TypeError(`two rooms say ${key}: ${there}`);
    result[key] = typeof value === 'string' || there === undefined ? value : merged(there, value);
  }
  return result;
}
