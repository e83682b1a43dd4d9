/** Where lost items are dealt with. */
export const LOST_PATH = '/lost/index';

/** Those that fit the filter. */
export const casesPath = (filter: Readonly<Record<string, unknown>>) =>
  `${LOST_PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** A new one, of what a call says. */
export const newCasePath = (callId: string) => `${LOST_PATH}/create?${new URLSearchParams({ callId })}`;
