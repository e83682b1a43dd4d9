/** Of which sources a release was built. 构建 build · 提交 commit */
import * as z from 'zod/mini';
import { EpochMs } from './grammar/wire.ts';

/** Null where the sources came without their git repository, as from an archive, and in development. */
export const Build = z.nullable(
  z.object({
    /** Ten hexadecimal digits, with `-dirty` behind them where files differ from it. */
    commit: z.string(),
    /** When it was committed. */
    date: EpochMs,
  }),
);
export type Build = z.output<typeof Build>;

/** For logs and for who asks about an error: `2.19.0 (build a605a0e1b2 of 2026-06-14T08:30:00.000Z)`. */
export const releaseText = (version: string, build: Build) =>
  `${version} (${build ? `build ${build.commit} of ${new Date(build.date).toISOString()}` : 'built without git'})`;
