/**
 * Where the console lives: at the root, or below a sub-path that the server writes into the page. Everything else
 * speaks of paths as the contract and the table of routes have them, and asks here for the address.
 */

/** Empty, or `/desk`. */
export const BASE_PATH = document.documentElement.dataset.base ?? '';

/** The address of a path of the console or of a call. */
export const addressOf = (path: string): string => BASE_PATH + path;

/** The path in the address bar, without query and fragment. */
export const currentPath = (): string => location.pathname.slice(BASE_PATH.length) || '/';
