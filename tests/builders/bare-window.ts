/**
 * As much of a window as the console's client looks at, where a whole one would get into the way of the database: a
 * page and its cookies. Imported before anything that reads them.
 */
const cookies = new Map<string, string>();

const page = {
  documentElement: { dataset: {} },
  get cookie() {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(said: string) {
    const [name = '', value = ''] = (said.split(';', 1)[0] ?? '').split('=', 2);
    if (value === '') cookies.delete(name);
    else cookies.set(name, value);
  },
};

const WINDOW = { document: page, location: { protocol: 'http:', pathname: '/', href: 'http://here/' } };

export const enterBareWindow = (): void => void Object.assign(globalThis, WINDOW);
enterBareWindow();

/** The files that come after in the same process have no window. */
export function leaveBareWindow(): void {
  for (const name of Object.keys(WINDOW)) Reflect.deleteProperty(globalThis, name);
}
