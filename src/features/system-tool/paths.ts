/** Where this feature lives. */
export const SECTION_PATH = '/system-tool';
export const TEST_PATH = '/system-tool/testIndex';
