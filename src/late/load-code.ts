/**
 * Loads a module by `import()`, and once more by another address where it did not come: browsers remember a failed
 * address until the page is reloaded. Parts of the screen are loaded by `kit/late.tsx`, which calls this.
 */

/** An `import()` as the build writes it: a file, or one of the modules that the build has put into the file. */
const IMPORT = /import\((["'`])(.+?)\1\)(?:\.then\(([\w$]+)=>\3\.([\w$]+)\))?(?!\.then)/;

/** The file that such a function imports, and the export that is the module where the file holds several. */
export function importedBy(source: string): { file: string; part: string | undefined } | undefined {
  const [, , file, , part] = IMPORT.exec(source) ?? [];
  return file === undefined ? undefined : { file, part };
}

/** @param load `() => import('…')` and nothing else: its source tells which file to ask for again */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const imported = importedBy(String(load));
    if (!imported) throw error;
    const code = await importAgain(imported.file);
    return imported.part === undefined ? code : code[imported.part];
  }
}

let attempts = 0;

/** Files that are on their way from another address, and that have come from there. */
// biome-ignore lint/suspicious/noExplicitAny: whatever a module exports
const again = new Map<string, Promise<any>>();

// biome-ignore lint/suspicious/noExplicitAny: whatever a module exports
function importAgain(file: string): Promise<any> {
  const known = again.get(file);
  if (known) return known;
  attempts += 1;
  // all scripts of a build lie in one folder
  const address = new URL(`${file}?${attempts}`, import.meta.url);
  const coming = import(/* @vite-ignore */ address.href);
  again.set(file, coming);
  coming.catch(() => again.delete(file));
  return coming;
}
