/** Settings of this browser: look, keys, screen lock. */
export default {};
