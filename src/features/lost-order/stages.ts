/** Stages in which somebody has to do something, in the order of the work; and where they stand beside each other. */
import type { LostStage } from '../../contract/lost-states.ts';
import { LOST_PATH } from '../../nouns/lost/paths.ts';

export const BOARD_STAGES = [
  'toHandle',
  'searching',
  'askingDriver',
  'askingOwner',
  'returning',
  'toReward',
] as const satisfies readonly LostStage[];
export type BoardStage = (typeof BOARD_STAGES)[number];

const VIEW = 'view';
const BOARD = 'board';

export const BOARD_PATH = `${LOST_PATH}?${VIEW}=${BOARD}`;
/** @param search of the address */
export const isBoard = (search: string): boolean => new URLSearchParams(search).get(VIEW) === BOARD;
