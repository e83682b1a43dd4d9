/** What a feature hands over so that its records have earlier versions. */
import type { AnyCall } from '../../../contract/grammar/call.ts';
import { inspect, type Schema } from '../../../contract/grammar/walk.ts';

export type Values = Readonly<Record<string, unknown>>;

/**
 * A kind of record with earlier versions. To have them: declare one of these beside the feature's handlers
 * (`revisedRole` in `access/revised.ts` is the model) and add it to `REVISED` in `app.ts`. Each change that a handler
 * tells (`changed({ objectType, … })`) is then kept in its transaction; where the log keeps only a part of a record
 * (`summary`), the change carries the whole of it as `record`.
 *
 * What is kept are the fields that `update` or `create` take. What the list masks is kept whole and masked when it is
 * read. A field that no call takes, as a password, is neither kept nor restored.
 */
export interface Revised {
  /** As the operate log calls such records. */
  objectType: string;
  /** Reads the records: says who sees them, which fields are masked, and which are there now. */
  list: AnyCall;
  /** Restores one that is there. */
  update: AnyCall;
  /** Brings a deleted one back under its own id. */
  bringBack?: AnyCall;
  /** Makes a deleted one anew, where none brings it back; without either it stays deleted. */
  create?: AnyCall;
  /** Removes one. */
  remove?: AnyCall;
  /** Name of the id in the input of these calls. */
  idField: string;
  /** Not a value that a person gives: it is shown, and follows from elsewhere when the record comes back. */
  isGivenByNobody?(field: string, value: unknown): boolean;
  /** Its values are sealed, and never shown. */
  isSecret?(field: string, values: Values): boolean;
  /** Where it lies, for records that lie in areas. */
  areasOf?(values: Values): readonly string[];
}

const kept = new WeakMap<Revised, readonly string[]>();

/** Fields of the record that a version keeps: found once, since every write asks for them. */
export function revisedFields(revised: Revised): readonly string[] {
  const names = kept.get(revised) ?? findKept(revised);
  kept.set(revised, names);
  return names;
}

function findKept({ update, create, idField }: Revised): string[] {
  const names = new Set([...inputFields(update), ...(create ? inputFields(create) : [])]);
  for (const name of [...BOOKKEEPING, idField]) names.delete(name);
  return [...names];
}

const BOOKKEEPING = ['version', 'requestId'];
const PARTS = ['params', 'query', 'body'] as const;

const shapeOf = (schema: Schema | undefined): Readonly<Record<string, Schema>> => {
  const looked = schema && inspect(schema);
  return looked?.kind === 'object' ? looked.shape : {};
};

export const inputFields = (call: AnyCall): string[] =>
  PARTS.flatMap(part => Object.keys(shapeOf(call[part])));

/** Each value in the part of the input that declares it. */
export function placed(call: AnyCall, values: Values): { params?: object; query?: object; body?: object } {
  return Object.fromEntries(
    PARTS.filter(part => call[part]).map(part => [
      part,
      Object.fromEntries(
        Object.keys(shapeOf(call[part]))
          .filter(name => values[name] !== undefined)
          .map(name => [name, values[name]]),
      ),
    ]),
  );
}

/** The schema of each field of a record, which says what is masked. */
export function rowSchemas(list: AnyCall): Readonly<Record<string, Schema>> {
  const looked = inspect(list.data);
  return shapeOf(looked.kind === 'array' ? looked.element : list.data);
}
