/** What an upstream says about itself. 能力 capability · 健康 health · 就绪 ready. These calls are this project's own. */
import * as z from 'zod/mini';
import { Build } from './build.ts';
import { call, callGroup } from './grammar/call.ts';

/**
 * What only the reference upstream can do. An upstream without the document is plain: the console then keeps
 * to what the specification describes.
 */
export const CAPABILITIES = [
  'actions',
  'version',
  'requestId',
  'sort',
  'newPassword',
  'deviceId',
  'sessions',
  'previewRole',
  'singleSignOn',
  'unlock',
  'reveal',
  'logFilters',
  'away',
  'filters',
  'savedFilters',
  'files',
  'outbox',
  'push',
  'locks',
  'jobs',
  'revisions',
  'drafts',
  'menus',
  'entities',
  'releaseLog',
  'positionStream',
  'drivers',
  'cityMap',
  'onlineRates',
  'contentSite',
  'dataCompare',
  'watchedPlaces',
  'outOfTown',
  'dispatch',
  'alarms',
  'calls',
  'complaints',
  'payments',
  'lostSearch',
  'lostDesk',
  'lostCustody',
  'lostPictures',
  'foundItems',
  'dayFigures',
  'morningReport',
  'orderFigures',
  'reconciliation',
] as const;
export type CapabilityName = (typeof CAPABILITIES)[number];

/** What an operator should know although everything works. */
export const WARNINGS = [
  'LOGIN_CODE_OFF',
  'SMS_SIMULATED',
  'DATABASE_NEWER',
  'CLOCK_OFF',
  'DISK_LOW',
  'WRITES_FAIL',
  'REDIS_AWAY',
  'BACKUP_FAILED',
  'BACKUP_OLD',
  'REPORT_UNSENT',
] as const;
export type WarningCode = (typeof WARNINGS)[number];

export const platformCalls = callGroup('platform', {
  capabilities: call('GET', '/api/capabilities', {
    data: z.array(z.object({ name: z.string(), version: z.int() })),
    may: 'public',
    // that it is missing is how a console knows a plain upstream
    isBeyondPlain: true,
  }),
  health: call('GET', '/api/health', {
    data: z.object({ database: z.enum(['up', 'away']), version: z.string(), build: Build }),
    may: 'public',
  }),
  ready: call('GET', '/api/ready', {
    data: z.object({ version: z.string() }),
    may: 'public',
    fails: ['DEPENDENCY_AWAY'],
    isBeyondPlain: true,
  }),
  /** Not told to everybody: how sign-in is guarded is nobody else's business. */
  warnings: call('GET', '/api/admin/warnings', {
    data: z.array(z.enum(WARNINGS)),
    may: 'systemmgr',
    isBeyondPlain: true,
  }),
  openApi: call('GET', '/api/openapi.json', { data: z.unknown(), isBare: true, may: 'systemTool' }),
});
