/** The notification centre, desktop notifications and sound. */
export default {};
