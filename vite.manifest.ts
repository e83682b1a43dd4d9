/**
 * What the console must know of every resource before it asks for one: path, rights, what is imported. The contract
 * says it; it is read once, when the console is built or served, so that neither a feature repeats it nor the first load
 * brings the contract.
 */
import type { Plugin } from 'vite';
import { type AnyCall, changesState } from './src/contract/grammar/call.ts';
import type { LiveRecord } from './src/contract/grammar/live.ts';
import type { AnyResource } from './src/contract/grammar/resource.ts';
import type { ManifestRow } from './src/data/manifest.ts';
import { evaluation } from './vite.evaluate.ts';

const NAME = 'virtual:resource-manifest';
/** As bundlers mark a module that is no file. */
const ID = `\0${NAME}`;
const SOURCE = `
  export const modules = import.meta.glob(['/src/contract/*.ts', '!**/*.test.ts'], { eager: true });
  export { LIVE_RECORDS } from '/src/contract/live-records.ts';`;

interface Contract {
  modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  LIVE_RECORDS: Readonly<Record<string, LiveRecord>>;
}

export const resourceManifest = (): Plugin => ({
  name: 'resource-manifest',
  resolveId: id => (id === NAME ? ID : undefined),
  async load(id) {
    if (id !== ID) return;
    const { value, files } = await manifest.read();
    for (const file of files) this.addWatchFile(file);
    return value;
  },
  watchChange: () => manifest.forget(),
});

const manifest = evaluation(SOURCE, ({ modules, LIVE_RECORDS }: Contract) => {
  const live = new Set(Object.values(LIVE_RECORDS).map(({ resource }) => resource));
  const rows = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, value]) =>
      isResource(value)
        ? `${name}: ${rowText(value, live, `import('${file}').then(all => all.${name})`)}`
        : [],
    ),
  );
  return `export default {\n${rows.join(',\n')}\n};`;
});

const isResource = (value: unknown): value is AnyResource =>
  typeof value === 'object' && value !== null && 'Row' in value && 'resource' in value && 'calls' in value;

const rowText = (resource: AnyResource, live: ReadonlySet<string>, load: string) =>
  JSON.stringify(rowOf(resource, live)).replace(/\}$/, `,"load":() => ${load}}`);

/** A call that writes nothing gives no right to write. */
const rights = (calls: Readonly<Record<string, AnyCall | undefined>>) =>
  Object.fromEntries(
    Object.entries(calls).flatMap(([act, call]) => (call && changesState(call) ? [[act, call.may]] : [])),
  );

function rowOf({ name, words, path: generic, resource, calls }: AnyResource, live: ReadonlySet<string>) {
  const { list, create, bring = create, update, remove } = calls;
  return {
    name,
    words,
    path: `/${resource}`,
    may: { read: list.may, ...rights({ create, update, remove }) },
    ...(generic !== undefined && { isGeneric: true }),
    ...(live.has(resource) && { isLive: true }),
    ...(bring?.isImportable && { importCall: { room: bring.room, name: bring.name } }),
  } satisfies Omit<ManifestRow, 'load'>;
}
