/**
 * Loads a module by `import()`, and once more by another address where it did not come: browsers remember a failed
 * address until the page is reloaded. Parts of the screen are loaded by `kit/late.tsx`, which calls this.
 */

/** A function that imports a file and takes one of its exports, or nothing of them; the build wraps the `import()`. */
const IMPORT =
  /^\(\)\s*=>\s*(?:[\w$]+\(\(\)\s*=>\s*)?import\((["'`])(.+?)\1\)((?:\.then\(([\w$]+)=>\4\.[\w$]+\))*)(?:,[^()]*(?:\([^()]*\))?[^()]*\))?$/;

/** The file that such a function imports, and the way to what it takes: the build puts several modules into one file. */
export function importedBy(source: string): { file: string; parts: string[] } | undefined {
  const [, , file, chain = ''] = IMPORT.exec(source) ?? [];
  if (file === undefined) return undefined;
  return { file, parts: [...chain.matchAll(/\.([\w$]+)\)/g)].map(([, part = '']) => part) };
}

/** @param load `() => import('…')` and nothing else, or with `.then(all => all.one)`: its source names the file */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const imported = importedBy(String(load));
    if (!imported) throw error;
    const code = await importAgain(imported.file);
    return imported.parts.reduce((value, part) => value[part], code);
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
