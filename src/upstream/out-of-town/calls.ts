/** What serves the calls of this folder. */
import { outOfTownCalls } from '../../contract/out-of-town.ts';
import { serve } from '../serve.ts';
import { outOfTownHandlers } from './handlers.ts';
import { createTown } from './town.ts';

export const calls = [
  serve(outOfTownCalls, ({ fleet, cityGround }) => outOfTownHandlers(fleet, createTown(cityGround))),
];
