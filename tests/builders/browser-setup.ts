/** Before each file of tests: its own modules are loaded anew, libraries stay. After it the window is as good as new. */
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { RENEW } from './one-window.ts';

/** Less than a test may take, so that one that fails says what it waits for. */
const PATIENCE = 45_000;

vi.resetModules();
// a busy machine is slow to show what it shows
configure({ asyncUtilTimeout: PATIENCE });
afterEach(cleanup);
afterAll(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  // a file that asks for the environment of Node has none
  await Reflect.get(globalThis, RENEW)?.();
});
