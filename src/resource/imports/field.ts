/** What a row of a file can fill, as the feature says it that opens the wizard. */
import { wordsUnder } from '../../data/catalogues-context.ts';
import type { FileCell } from '../../kit/list/column.ts';

export interface FieldToImport extends Omit<FileCell, 'field' | 'head'> {
  /** As the call takes it. */
  field: string;
  /** Key of the catalogue: a file may have its heads in any of the languages. */
  label: string;
  isRequired?: boolean;
  /** Key of what the form says of a value that its rule refuses, where it has words of its own. */
  problem?: string;
  /** Keys of what its values are called, where there is a list of them. */
  choices?: readonly string[];
  /** The least and the most that a number may be, as a record has it: fen, not yuan. */
  bounds?: { least?: number; most?: number };
}

/** In each language what it is called, and what its values are. */
export interface SpokenField {
  field: FieldToImport;
  labels: readonly string[];
  words: readonly { value: string; label: string }[];
}

/** Words that two languages share stand once. @param catalogues the reader's own first */
export const spoken = (
  fields: readonly FieldToImport[],
  catalogues: readonly object[],
  wordAt: (catalogue: object, key: string) => string | undefined,
): SpokenField[] =>
  fields.map(field => {
    const keys = field.wordsUnder ?? [];
    const words = [
      ...(field.words ?? []),
      ...catalogues.flatMap(catalogue => keys.flatMap(key => wordsUnder(catalogue, key))),
    ];
    return {
      field,
      labels: catalogues.flatMap(catalogue => wordAt(catalogue, field.label) ?? []),
      words: [...new Map(words.map(word => [word.label, word])).values()],
    };
  });
