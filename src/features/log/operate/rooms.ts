/** Rooms of the calls that the operate log keeps, as its filter offers them; a test holds them complete. */
import { LIVE_RECORDS } from '../../../contract/live-records.ts';

/** Live records whose calls stand in the room of another name. */
const ELSEWHERE: ReadonlySet<string> = new Set(['adminUser', 'role', 'menu', 'appVersion', 'order', 'alarm']);

export const ROOMS: readonly string[] = [
  'session',
  'access',
  'online',
  'reveal',
  ...Object.keys(LIVE_RECORDS).filter(name => !ELSEWHERE.has(name)),
  'dispatch',
  'dispatchQuery',
  'dispatchDesk',
  'dispatchBatch',
  'alarms',
  'callRecords',
  'callCentre',
  'passengers',
  'callDesk',
  'callTrial',
  'complaints',
  'lost',
  'vehicleAttachment',
  'machine',
  'driverDesk',
  'spotCheckWork',
  'gis',
  'clustering',
  'contentSite',
  'city',
  'dictionaryOrder',
  'version',
  'openDoor',
  'savedFilter',
  'revision',
  'job',
  'storage',
  'log',
  'systemTool',
  'commandLine',
];
