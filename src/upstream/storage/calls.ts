/** What serves the calls of this folder. */
import { storageCalls } from '../../contract/storage.ts';
import { serve } from '../serve.ts';
import { storageHandlers } from './handlers.ts';

export const calls = [serve(storageCalls, () => storageHandlers)];
