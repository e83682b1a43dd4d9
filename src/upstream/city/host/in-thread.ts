import { askedThread } from '../../core/asked-thread.ts';
import type { Asked, CityThread, Moments } from './city-work.ts';

/** The city of a process that serves people. */
export const cityInThread = (): CityThread =>
  askedThread<Asked, Moments>(new URL('./city-thread.js', import.meta.url));
