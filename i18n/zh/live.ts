/** What other clerks do at the same time: changes and locks. */
export default {};
