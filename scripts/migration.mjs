/** `npm run migration -- <name>`: writes the next migration, from what has changed in the tables since the last one. */
import fs from 'node:fs';
import path from 'node:path';
import { checkNode, install, root, stop } from './ready.mjs';
import { declaredTables, MIGRATIONS, readSnapshot, statementsBetween, writeSnapshot } from './tables.mjs';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(name))
  stop('Say what it is about, in small letters: npm run migration -- <name>');
checkNode();
install();

const [before, now] = [readSnapshot(), await declaredTables()];
const numbers = fs.readdirSync(MIGRATIONS).map(file => Number.parseInt(file, 10) || 0);
const id = `${String(Math.max(...numbers) + 1).padStart(4, '0')}-${name}`;
// where something came and something went, it asks whether that was renamed
const statements = await statementsBetween(before, now).catch(({ message }) => stop(message));
if (statements.length === 0) {
  // another version of drizzle-kit may say the same in other words
  writeSnapshot({ ...now, id: before.id, prevId: before.prevId });
  stop('The tables are as the last migration left them');
}

const file = path.join(MIGRATIONS, `${id}.sql`);
const script = `-- Made from the tables by: npm run migration -- ${name}\n\n${statements.join('\n').trimEnd()}\n`;
fs.writeFileSync(file, script);
writeSnapshot({ ...now, id, prevId: before.id });

console.log(`${script}
Written to ${path.relative(root, file)}; snapshot.json beside it now shows the tables as they are.
Add below it by hand what tables do not say: checks, triggers, views, seeds, values for the rows that are there, and
indexes with conditions or expressions. Once a database has applied it, it must not be edited.`);
