import type { SwitchboardPort } from '../core/outside/ports.ts';

/** Takes every call and dials none. */
export const simulatedSwitchboard: SwitchboardPort = { isReal: false, dial: async () => {} };
