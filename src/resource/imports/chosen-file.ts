/** A file that was sent up and what was said of its columns, kept while the page lives: closing the wizard loses nothing. */
import type { ImportFile } from '../../contract/job.ts';
import type { Mapping } from './guess-mapping.ts';

export interface ChosenFile {
  file: ImportFile;
  /** Sent up once more where its table is somewhere else. */
  source: Blob;
  /** Null until somebody has changed what was guessed. */
  mapping: Mapping | null;
  /** The field by which rows find the records that they change; null where they only add. */
  updatesBy: string | null;
}

/** How a file was mapped whose rows are to be corrected, for the one that comes in its place. */
export interface EarlierMapping {
  /** The head of the column by the name of the field; null where it fills none. Unset where the guess was kept. */
  heads: Readonly<Record<string, string | null>> | undefined;
  updatesBy: string | null;
}

export const earlierOf = ({ file, mapping, updatesBy }: ChosenFile): EarlierMapping => ({
  heads:
    mapping === null
      ? undefined
      : Object.fromEntries(
          Object.entries(mapping).map(([field, at]) => [
            field,
            at === null ? null : (file.columns[at]?.name ?? null),
          ]),
        ),
  updatesBy,
});

/** The new file with the columns of the same heads; a guess again where it has not all of them. */
export function mappedAs(earlier: EarlierMapping | null, file: ImportFile, source: Blob): ChosenFile {
  const { heads, updatesBy = null } = earlier ?? {};
  const places = Object.entries(heads ?? {}).map(
    ([field, head]) =>
      [field, head === null ? null : file.columns.findIndex(({ name }) => name === head)] as const,
  );
  const isSame = heads !== undefined && places.every(([, at]) => at !== -1);
  return { file, source, mapping: isSame ? Object.fromEntries(places) : null, updatesBy };
}

const chosen = new Map<string, ChosenFile>();

/** @param call room and name */
export const chosenFileOf = (call: string): ChosenFile | null => chosen.get(call) ?? null;

/** Null forgets it. In memory only: samples may be people's numbers. */
export function keepChosenFile(call: string, file: ChosenFile | null) {
  if (file) chosen.set(call, file);
  else chosen.delete(call);
}
