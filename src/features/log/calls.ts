/** What the logs speak. */
import { logCalls } from '../../contract/log.ts';
import { revealCalls } from '../../contract/reveal.ts';
import type { ResourceCalls } from '../../data/feature.ts';

export const operateLogCalls: ResourceCalls = { list: logCalls.listOperateLog, idField: 'id' };
export const loginLogCalls: ResourceCalls = { list: logCalls.listLoginLog, idField: 'id' };
export const revealLogCalls: ResourceCalls = { list: revealCalls.revealLog, idField: 'id' };
