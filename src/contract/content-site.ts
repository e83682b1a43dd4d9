/**
 * The content site that an operator runs beside this console, where it is watched, and how maps draw vehicles together.
 * 内容站点 content site · 抬头 head · 监控地址 monitoring address · 聚合 clustering. These calls are this project's own;
 * the two numbers are those of `clustering/props`, and all of them are properties.
 */
import * as z from 'zod/mini';
import { clusteringFields } from './clustering.ts';
import { call, callGroup } from './grammar/call.ts';
import { EpochMs, line, Version, writeFields } from './grammar/wire.ts';
import { LONGEST_HEAD } from './properties.ts';

/** An address of the web, null where there is none; whether it is one, `isWebAddress` says. */
const Address = z.nullable(line(500));

const fields = {
  url: Address,
  /** What stands above its pages. */
  head: z.nullable(line(LONGEST_HEAD)),
  /** Where the operator watches that site and this console. */
  monitoringUrl: Address,
  ...clusteringFields,
};

export const ContentSite = z.object({
  ...fields,
  /** Of all of them together: it grows with each change of any. */
  version: Version,
  /** Of the last change; 0 and null where nobody has set any. */
  updatedOn: EpochMs,
  updatedBy: z.nullable(z.string()),
});
export type ContentSite = z.output<typeof ContentSite>;

export const contentSiteCalls = callGroup(
  'contentSite',
  {
    contentSite: call('GET', '/api/system-tool/content-site', { data: ContentSite, may: 'systemTool' }),
    /** Null goes back to the default. */
    setContentSite: call('POST', '/api/system-tool/content-site', {
      body: z.object({ ...fields, ...writeFields }),
      data: ContentSite,
      may: 'supervisor',
      fails: ['STATE_CONFLICT'],
      business: 'update',
    }),
  },
  { isBeyondPlain: true },
);
