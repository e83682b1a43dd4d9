import { NAMED } from '../legal-values.ts';
import type { RoomFile } from '../room-files.ts';

// a queue that fills by itself: call/centre.test.ts
export const VERSIONED: RoomFile['VERSIONED'] = { 'callCentre.actOnCallBack': 'elsewhere' };

export const UNSCOPED: RoomFile['UNSCOPED'] = [
  ['passenger', NAMED, ['callRecords.queryCallRecordList']],
  ['call_back', 'what becomes of calls that he sees', ['callRecords.queryCallRecordList']],
  ['call_record', 'what colleagues do at the telephone, without who calls', ['callCentre.listAgents']],
  ['call_record', 'calls that a developer simulates', ['callTrial.trialCalls', 'callTrial.steerTrialCall']],
];
