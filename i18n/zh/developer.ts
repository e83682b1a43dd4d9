/** Documentation and guide for developers. */
export default {};
