/** How much a dictionary holds, and what of it stays. */
import { AREA_DICTIONARY, CALL_TAG_DICTIONARY, IVR_KEY_DICTIONARY, ORDER_TAG } from './dictionary.ts';

/** Of each dictionary: it is read as a whole. */
export const MOST_VALUES = 1000;
export const MOST_DICTIONARIES = 200;

interface Named {
  parentCode: string;
  dicValue: string;
}

const BUILT_IN: readonly Named[] = [
  { parentCode: '', dicValue: AREA_DICTIONARY },
  { parentCode: '', dicValue: CALL_TAG_DICTIONARY },
  { parentCode: CALL_TAG_DICTIONARY, dicValue: ORDER_TAG },
  { parentCode: '', dicValue: IVR_KEY_DICTIONARY },
];

/** Whether the product relies on an entry. */
export const isBuiltIn = (entry: Named) =>
  BUILT_IN.some(({ parentCode, dicValue }) => entry.parentCode === parentCode && entry.dicValue === dicValue);

/** Fields of values only: a dictionary itself has no look and is no choice. */
export const OF_VALUES = ['parentValue', 'listClass', 'cssClass', 'isDefault'] as const;
