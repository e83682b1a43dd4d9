/** What serves the calls of this folder. */
import { baseMapCalls } from '../../contract/base-map.ts';
import { cityCalls } from '../../contract/city.ts';
import { serve } from '../../upstream/serve.ts';
import { baseMapHandlers } from './host/base-map.ts';
import { cityHandlers } from './host/handlers.ts';

export const calls = [serve(cityCalls, () => cityHandlers), serve(baseMapCalls, () => baseMapHandlers())];
