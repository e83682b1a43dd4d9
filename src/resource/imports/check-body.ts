/** The order for a check, as the upstream takes it. */
import { type ImportField, LONGEST_PROBLEM } from '../../contract/job.ts';
import type { SpokenField } from './field.ts';
import type { Mapping } from './guess-mapping.ts';

interface Wanted {
  importId: string;
  title: string;
  fields: readonly SpokenField[];
  mapping: Mapping;
  updatesBy: string | null;
  problemHead: string;
  /** Words of the codes, for the report. */
  problemWords: readonly { value: string; label: string }[];
}

const LONGEST = 80;
/** Words of one field. */
const MOST = 500;

export const checkBody = ({
  importId,
  title,
  fields,
  mapping,
  updatesBy,
  problemHead,
  problemWords,
}: Wanted) => ({
  importId,
  title,
  fields: fields.flatMap(({ field, labels, words }): ImportField[] => {
    const column = mapping[field.field] ?? null;
    if (column === null) return [];
    const fitting = words.filter(isShort).slice(0, MOST);
    return [
      {
        field: field.field,
        column,
        label: (labels[0] ?? field.field).slice(0, LONGEST),
        kind: field.kind ?? 'text',
        ...(field.of !== undefined && { of: field.of }),
        ...(fitting.length > 0 && { words: fitting }),
      },
    ];
  }),
  ...(updatesBy !== null && { updatesBy }),
  problemHead: problemHead.slice(0, LONGEST),
  problemWords: problemWords.filter(isSentence).slice(0, MOST),
});

interface Word {
  value: string;
  label: string;
}

const isShort = ({ value, label }: Word) => value.length <= LONGEST && label.length <= LONGEST;
const isSentence = ({ value, label }: Word) => value.length <= LONGEST && label.length <= LONGEST_PROBLEM;
