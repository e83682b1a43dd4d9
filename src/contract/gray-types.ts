/** Manners of a rollout. Apart from how each is judged: the start of the console knows them, and judges none. */

/** 0 everybody, 1 a percentage, 2 areas, 3 a list of accounts. */
export const GRAY_TYPES = [0, 1, 2, 3] as const;
export type GrayType = (typeof GRAY_TYPES)[number];

export const LONGEST_GRAY_VALUE = 21_000;
