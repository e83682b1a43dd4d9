/** What every place for drafts does. None of it fails: what cannot be kept is not kept. */

type Values = Record<string, unknown>;

export interface Draft {
  typed: Values;
  loaded: Values;
  version?: number;
}

export interface DraftStore {
  read(place: string): Promise<(Draft & { savedOn: number }) | undefined>;
  write(place: string, draft: Draft): Promise<void>;
  drop(place: string): Promise<void>;
}

/** Undefined for what an older version of the console, or another program, has left. */
export function draftIn(text: string): Draft | undefined {
  try {
    const { typed, loaded, version } = JSON.parse(text) as Partial<Record<string, unknown>>;
    if (!isValues(typed) || !isValues(loaded)) return undefined;
    return { typed, loaded, ...(typeof version === 'number' && { version }) };
  } catch {
    return undefined;
  }
}

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
