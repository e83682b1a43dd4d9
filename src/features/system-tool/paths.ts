/** Where this feature lives. */
export const SECTION_PATH = '/system-tool';
export const TEST_PATH = '/system-tool/testIndex';
/** With the messages that are in one state. */
export const outboxPath = (state: number) => `${TEST_PATH}?sms=${state}`;
