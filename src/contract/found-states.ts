/** Where a found item is, and what becomes of it. */

/** 0 kept, 1 matched to a case, 2 returned, 3 handed to the police after the holding time, 4 taken down by mistake. */
export const FOUND_STATES = [0, 1, 2, 3, 4] as const;
export type FoundState = (typeof FOUND_STATES)[number];
export const [KEPT, LINKED, GIVEN_BACK, WITH_POLICE, MISTAKEN] = FOUND_STATES;

/** 1 with the driver, 2 company counter, 3 police, 4 lost-property office. */
export const KEEPERS = [1, 2, 3, 4] as const;
export type Keeper = (typeof KEEPERS)[number];

/** 1 a partner system of drivers, by the open door, 2 staff. */
export const FOUND_SOURCES = [1, 2] as const;
