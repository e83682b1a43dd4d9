/** The values of a version: the secret ones sealed, all of them together again for a restore. */
import type { Db, Services } from '../context.ts';
import { openText, sealText } from '../sealing.ts';
import { type Revised, revisedFields, type Values } from './revised.ts';

export interface StoredValues {
  values: Record<string, unknown>;
  sealed: string | null;
}

/** What a version keeps of a record. */
export function valuesOf(revised: Revised, record: Values): Record<string, unknown> {
  return Object.fromEntries(
    revisedFields(revised)
      .filter(name => record[name] !== undefined)
      .map(name => [name, record[name]]),
  );
}

export async function stored(
  context: Pick<Services, 'clock' | 'chance'> & { db: Db },
  revised: Revised,
  objectId: string,
  values: Record<string, unknown>,
): Promise<StoredValues> {
  const secret = Object.entries(values).filter(([name]) => revised.isSecret?.(name, values));
  if (secret.length === 0) return { values, sealed: null };
  const open = { ...values };
  for (const [name] of secret) open[name] = null;
  const text = JSON.stringify(Object.fromEntries(secret));
  return { values: open, sealed: await sealText(context, 'revision', ownerOf(revised, objectId), text) };
}

/** All values, the secret ones open: for comparing and restoring, never for showing. */
export async function opened(
  db: Db,
  revised: Revised,
  { objectId, values, sealed }: StoredValues & { objectId: string },
): Promise<Record<string, unknown>> {
  if (sealed === null) return values;
  const text = await openText(db, 'revision', ownerOf(revised, objectId), sealed);
  return text === undefined ? values : { ...values, ...(JSON.parse(text) as Values) };
}

const ownerOf = ({ objectType }: Revised, objectId: string) => `${objectType} ${objectId}`;

/** Values of a record are what JSON can hold; the order of a list of entries says nothing. */
export const isSameValue = (one: unknown, other: unknown) =>
  one === other || canonical(one) === canonical(other);

function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).sort().join()}]`;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, own]) => `${JSON.stringify(name)}:${canonical(own)}`);
  return `{${entries.sort().join()}}`;
}
