/** Tables of tab-separated lines under a line of headings. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** @param file from the root of the project */
export function rowsOf(file: string): string[][] {
  const [, ...lines] = fs.readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n');
  return lines.map(line => line.split('\t'));
}

/** Every row of the tables in a folder, with the name of its table: `adProject` of `ad-project.tsv`. */
export function rowsIn(folder: string): (readonly [table: string, row: string[]])[] {
  return fs
    .readdirSync(path.join(root, folder))
    .filter(file => file.endsWith('.tsv'))
    .flatMap(file => {
      const table = file.slice(0, -'.tsv'.length).replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
      return rowsOf(`${folder}/${file}`).map(row => [table, row] as const);
    });
}
