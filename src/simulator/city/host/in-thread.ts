import { startThread } from '../../../upstream/core/question-thread.ts';
import type { CityRequest, CityThread, Moments } from './city-work.ts';

/** The city of a process that serves people. */
export const cityInThread = (): CityThread =>
  startThread<CityRequest, Moments>(new URL('./city-thread.js', import.meta.url));
