/** Where lost items are dealt with. */
export const LOST_PATH = '/lost/index';

/** Those that fit the filter. */
export const casesPath = (filter: Readonly<Record<string, unknown>>) =>
  `${LOST_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
