export const CALL_DESK_PATH = '/callcenter/desk';

/** The desk with one's own calls of today beside it. */
export const ownCallsPath = (which: 'answered' | 'untagged') => `${CALL_DESK_PATH}?calls=${which}`;
