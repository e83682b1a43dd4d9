import { LoginLog, OperateLog } from '../../../src/contract/log.ts';
import { RevealLog } from '../../../src/contract/reveal-log.ts';
import { loginLog, operateLog, revealLog } from '../../../src/upstream/core/audit/tables.ts';
import type { RoomFile } from '../room-files.ts';

export const PAIRED: RoomFile['PAIRED'] = [
  ['an operate log entry', OperateLog, operateLog, []],
  ['a login log entry', LoginLog, loginLog, ['logoutTime']],
  ['a reveal log entry', RevealLog, revealLog, []],
];
