import type { SmsPort } from '../../upstream/core/outside/ports.ts';

/** Takes every message and sends none: the outbox shows what would have gone out. */
export const simulatedSms: SmsPort = { isReal: false, send: async () => {} };
