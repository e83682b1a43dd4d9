import { LOGGED_ROOMS } from '../../../contract/resources.ts';
import { useCapability } from '../../../data/session-context.tsx';
import { OBJECT_TYPES } from '../../../resource/log/objects.ts';
import { useLogWords } from '../use-log-words.ts';

/** Entries without a call: commands on the server's machine, and the clearing of old logs. */
const ROOMS = [...new Set([...LOGGED_ROOMS, 'commandLine', 'log'])];

/** What the console knows to be in the log, besides what the contract says. */
export function useOperateChoices() {
  const words = useLogWords();
  // an operator's own modules are his own words
  const isOurs = useCapability('logFilters');
  return {
    ...(isOurs && { title: ROOMS.map(room => ({ value: room, label: words.module(room) })) }),
    objectType: OBJECT_TYPES.map(type => ({ value: type, label: words.objectType(type) })),
  };
}
