/** Where lost items are dealt with. */
export const LOST_PATH = '/lost/index';
