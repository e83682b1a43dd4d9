/**
 * A file on its way in. Nothing of it is read before the mount has judged who sends it; then it is read up to its
 * limit, in a form or bare. How much may be in memory at once is bounded for the process and for each sender: who
 * sends slowly takes room from himself.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { UploadSpec } from '../../../contract/grammar/call.ts';
import { Failure, refuse } from '../failure.ts';

export interface Received {
  bytes: Buffer;
  /** As the sender calls it: never a path, never a proof of anything. */
  name: string | null;
}

export interface Upload {
  /**
   * Reads the file. `judge` sees the fields of the form that stand before it, and may refuse it by throwing.
   * Fails with OVER_LIMIT (FILE_TOO_LARGE), PARAMETER (FILE_MISSING) and TOO_FREQUENT.
   */
  read(judge?: (fields: Readonly<Record<string, string>>) => Promise<void>): Promise<Received>;
}

const FIELD_LIMITS = {
  fields: 30,
  fieldSize: 8_192,
  fieldNameSize: 100,
  parts: 31,
  files: 1,
  headerPairs: 20,
};
const LONGEST_NAME = 120;

/** Bodies of such a route are left where they are until somebody reads them. */
export function routeUpload(app: FastifyInstance, route: RouteOptions): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart);
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route(route);
  });
}

/** Bodies of such a route are bytes, read whole before anything is judged. */
export function routeBytes(app: FastifyInstance, route: RouteOptions, largest: number): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: largest },
      (_request, bytes, done) => done(null, bytes),
    );
    scope.route({ ...route, bodyLimit: largest });
  });
}

/** None where nothing came. */
export const bytesOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

export const uploadOf = (request: FastifyRequest, spec: UploadSpec, sender: string): Upload => ({
  read: async judge => {
    const leave = enter(sender, spec.largest);
    try {
      if (Number(request.headers['content-length'] ?? 0) > spec.largest + FORM_BYTES) throw tooLarge();
      return await (request.isMultipart() ? readForm(request, spec, judge) : readBare(request, spec, judge));
    } finally {
      leave();
      // the rest, where there is one, flows by unread, so that the sender hears the answer
      request.raw.unpipe();
      request.raw.resume();
    }
  },
});

/** What a form may weigh besides its file. */
const FORM_BYTES = 300_000;

const tooLarge = () => refuse('OVER_LIMIT', 'FILE_TOO_LARGE');
const missing = () => refuse('PARAMETER', 'FILE_MISSING');

async function readBare(
  request: FastifyRequest,
  { largest }: UploadSpec,
  judge: Parameters<Upload['read']>[0],
): Promise<Received> {
  await judge?.({});
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request.raw.iterator({ destroyOnReturn: false })) {
    size += (part as Buffer).length;
    if (size > largest) throw tooLarge();
    parts.push(part as Buffer);
  }
  if (size === 0) throw missing();
  return { bytes: Buffer.concat(parts), name: null };
}

async function readForm(
  request: FastifyRequest,
  { largest }: UploadSpec,
  judge: Parameters<Upload['read']>[0],
): Promise<Received> {
  const fields: Record<string, string> = {};
  try {
    for await (const part of request.parts({ limits: { ...FIELD_LIMITS, fileSize: largest } })) {
      if (part.type === 'field') {
        if (!part.valueTruncated && !part.fieldnameTruncated) fields[part.fieldname] = String(part.value);
        continue;
      }
      await judge?.(fields);
      const bytes = await part.toBuffer();
      if (bytes.length === 0) throw missing();
      return { bytes, name: nameOf(part.filename) };
    }
  } catch (error) {
    if (error instanceof Failure) throw error;
    const { code, message } = error as { code?: string; message?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // a form that breaks off or has no boundary: the parser has prose for it, and no code
    if (code?.startsWith('FST_') || isOfParser(message)) throw missing();
    throw error;
  }
  throw missing();
}

const isOfParser = (message = '') =>
  /multipart|boundary|unexpected end|premature close|malformed/i.test(message);

/** Without folders and without letters that steer a terminal or turn a line around. */
function nameOf(given: string | undefined): string | null {
  const last = given?.split(/[\\/]/).at(-1) ?? '';
  return (
    last
      .replaceAll(/[\p{C}"]/gu, '')
      .trim()
      .slice(-LONGEST_NAME)
      .toWellFormed() || null
  );
}

const MOST_BYTES = 268_435_456;
const MOST_OF_ONE = 4;
let bytesUnderWay = 0;
const underWayBy = new Map<string, number>();

/** Takes the room of a whole file, whatever the sender says of its size; answers what gives it back. */
function enter(sender: string, largest: number): () => void {
  const own = underWayBy.get(sender) ?? 0;
  if (own >= MOST_OF_ONE || bytesUnderWay + largest > MOST_BYTES) throw new Failure('TOO_FREQUENT');
  bytesUnderWay += largest;
  underWayBy.set(sender, own + 1);
  return () => {
    bytesUnderWay -= largest;
    const left = (underWayBy.get(sender) ?? 1) - 1;
    if (left > 0) underWayBy.set(sender, left);
    else underWayBy.delete(sender);
  };
}
