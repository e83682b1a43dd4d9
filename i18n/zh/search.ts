/** The route search: pages, and records of the features. */
export default {};
