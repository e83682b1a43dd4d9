/** What a person's browser keeps for all of its windows. */
import { randomUUID } from 'node:crypto';
import type { SharedStorage } from './shared-storage.ts';

export interface Cookie {
  name: string;
  value: string;
}

export class Profile {
  readonly id = randomUUID();
  readonly cookies = new Cookies();
  readonly files = new ScriptFiles();
  /** Made by the first document. */
  localStorage: SharedStorage | undefined;
}

/** Of one site, whose cookies are all for the whole of it. */
export class Cookies {
  private readonly values = new Map<string, string>();

  /** `document.cookie`. */
  readonly property: PropertyDescriptor = {
    configurable: true,
    get: () =>
      this.all()
        .map(({ name, value }) => `${name}=${value}`)
        .join('; '),
    set: (said: string) => {
      const [pair = '', ...attributes] = said.split(/;\s*/);
      const at = pair.indexOf('=');
      const isOver = attributes.some(attribute => /^max-age=(?:0|-\d+)$/i.test(attribute));
      if (isOver) this.values.delete(pair.slice(0, at));
      else this.values.set(pair.slice(0, at), pair.slice(at + 1));
    },
  };

  all(): Cookie[] {
    return [...this.values].map(([name, value]) => ({ name, value }));
  }

  add(cookies: readonly Cookie[]): void {
    for (const { name, value } of cookies) this.values.set(name, value);
  }

  clear(): void {
    this.values.clear();
  }
}

/** Files that scripts have made, by the addresses that they were given. */
export class ScriptFiles {
  private readonly made = new Map<string, Blob>();

  put(origin: string, blob: Blob): string {
    const address = `blob:${origin}/${randomUUID()}`;
    this.made.set(address, blob);
    return address;
  }

  async read(address: string): Promise<ArrayBuffer> {
    const blob = this.made.get(address);
    if (!blob) throw new TypeError(`there is no file at ${address}`);
    return blob.arrayBuffer();
  }
}
