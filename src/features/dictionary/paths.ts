/** Where this feature lives. A resource's name is its path without the first slash. */
export const DICTIONARY = 'system-manage/dictionary';
export const DICTIONARY_PATH = `/${DICTIONARY}` as const;

export const dictionaryPath = (id: string) => `${DICTIONARY_PATH}/${encodeURIComponent(id)}`;
