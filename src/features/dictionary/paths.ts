/** Where this feature lives. A resource's name is its path without the first slash. */
import { DICTIONARY_RESOURCE } from '../../contract/dictionary.ts';

export const DICTIONARY = DICTIONARY_RESOURCE;
export const DICTIONARY_PATH = `/${DICTIONARY}` as const;

export const dictionaryPath = (id: string) => `${DICTIONARY_PATH}/${encodeURIComponent(id)}`;
