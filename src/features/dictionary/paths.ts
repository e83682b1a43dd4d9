/** Where this feature lives. A resource's name is its path without the first slash. */
import { dictionaryRecord } from '../../contract/dictionary-record.ts';

export const DICTIONARY = dictionaryRecord.resource;
export const DICTIONARY_PATH = `/${DICTIONARY}` as const;

export const dictionaryPath = (id: string) => `${DICTIONARY_PATH}/${encodeURIComponent(id)}`;
