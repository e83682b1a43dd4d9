/** The tables of the upstream as drizzle-kit sees them, and as they were when a migration was last made from them. */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './ready.mjs';

const FOLDERS = ['src/upstream', 'src/simulator'].map(folder => path.join(root, folder));
export const MIGRATIONS = path.join(root, 'src/upstream/migrations');
const SNAPSHOT = path.join(MIGRATIONS, 'snapshot.json');

/** The sources that declare tables, wherever they lie. */
const declaring = () =>
  FOLDERS.flatMap(folder =>
    fs
      .readdirSync(folder, { recursive: true })
      .filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map(file => path.join(folder, file).replaceAll('\\', '/')),
  )
    .filter(file => /\bpgTable\(/.test(fs.readFileSync(file, 'utf8')))
    .toSorted();

/** All tables that the sources declare. Views are not among them: their migrations are written by hand. */
export async function declaredTables() {
  const [{ runnerImport }, { generateDrizzleJson }] = await Promise.all([
    import('vite'),
    import('drizzle-kit/api'),
  ]);
  const entry = 'virtual:tables';
  const all = declaring().map((file, index) => `export * as file${index} from ${JSON.stringify(file)};`);
  const tables = {
    name: 'tables',
    resolveId: id => (id === entry ? id : undefined),
    load: id => (id === entry ? all.join('\n') : undefined),
  };
  const { module } = await runnerImport(entry, {
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tables],
  });
  const exported = Object.values(module).flatMap(file => Object.values(file));
  return { ...generateDrizzleJson(Object.fromEntries(exported.entries())), views: {} };
}

/** What brings a database from one snapshot to another, or from nothing to one. */
export async function statementsBetween(before, now) {
  const { generateDrizzleJson, generateMigration } = await import('drizzle-kit/api');
  return generateMigration(before ?? generateDrizzleJson({}), now);
}

export const readSnapshot = () => JSON.parse(fs.readFileSync(SNAPSHOT, 'utf8'));

/** A line for each column, so that a comparison of two commits shows what changed. */
export const writeSnapshot = snapshot =>
  fs.writeFileSync(
    SNAPSHOT,
    `${JSON.stringify(snapshot, null, 2).replaceAll(/\{[^{}]*\}/g, flat => flat.replaceAll(/\n\s*/g, ' '))}\n`,
  );
