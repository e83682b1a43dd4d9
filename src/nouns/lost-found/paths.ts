/** Where what drivers have found is kept track of. */
export const FOUND_PATH = '/lost/found';
