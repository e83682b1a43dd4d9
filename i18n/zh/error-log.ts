/** Errors of this window, and the page that broke. */
export default {};
