/** The live connection: offline, back again, signed out. */
export default {};
