/**
 * What every `import()` of the built console goes through. Browsers remember a module that did not come until the
 * page is loaded anew; asked for by another address it can be fetched again.
 */

/** As the build writes it, by itself or within an arrow; of a file with several modules it takes the one. What does more with it than that is not done again. */
const IMPORT = /import\((["'`])(.+?)\1\)(?:\.then\(([\w$]+)=>\3\.([\w$]+)\))?(?!\.then)/;

/** The file that such a script names, and the export of it that is the module, if not the whole. */
export function importedBy(script: string): { file: string; part: string | undefined } | undefined {
  const [, , file, , part] = IMPORT.exec(script) ?? [];
  return file === undefined ? undefined : { file, part };
}

let tries = 0;

/** @param from address of the file that asks */
export async function fetchCode<Code>(
  load: () => Promise<Code>,
  _styles: unknown,
  from: string,
): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    const imported = importedBy(String(load));
    if (!imported) throw error;
    tries += 1;
    const code = await import(/* @vite-ignore */ new URL(`${imported.file}?${tries}`, from).href);
    return imported.part === undefined ? code : code[imported.part];
  }
}
