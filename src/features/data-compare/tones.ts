/** How bad it is, as colour and shape. */
import type { Bucket } from '../../contract/data-compare.ts';
import type { StatusTone } from '../../kit/StatusMark.tsx';
import { ALL } from './paths.ts';

const TONES: Readonly<Record<Bucket, StatusTone>> = {
  missingOwn: 'bad',
  missingFeed: 'bad',
  frozenOwn: 'bad',
  frozenFeed: 'bad',
  lateOwn: 'warn',
  lateFeed: 'warn',
  apart: 'warn',
  alike: 'ok',
};

/** Of all buckets together, that of the mildest which counts there. */
export const toneOf = (bucket: Bucket | typeof ALL): StatusTone => (bucket === ALL ? 'warn' : TONES[bucket]);
