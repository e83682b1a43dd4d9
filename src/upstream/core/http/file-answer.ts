/** Sends a file: whole or a part of it, and so that a browser can do nothing with it but show or save it. */
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../outside/ports.ts';

export interface FileAnswer {
  size: number;
  contentType: string;
  /** What it is called when it is saved. */
  name: string;
  /** Shown in the page; everything else is saved only. */
  isInline: boolean;
  /** Milliseconds that the browser of this one person may keep it. */
  keptMs: number;
  open(range?: ByteRange): Promise<Readable>;
}

/** Even opened as a page by itself it runs nothing and loads nothing. */
const POLICY_OF_FILE = "sandbox; default-src 'none'; frame-ancestors 'none'";

export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const range = rangeIn(request.headers.range, file.size);
  // opened first: what is not there is answered as any other failure is, without the headers of a file
  const body = range === 'unsatisfiable' ? null : await file.open(range);
  reply.headers({
    'content-type': file.contentType,
    'content-security-policy': POLICY_OF_FILE,
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': dispositionOf(file),
    'cache-control': `private, max-age=${Math.max(0, Math.floor(file.keptMs / 1000))}`,
    'accept-ranges': 'bytes',
  });
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const length = range ? range.end - range.start + 1 : file.size;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.header('content-length', length).send(body);
}

/** One part, as players ask for it; of several parts the whole is sent, as the protocol allows. */
function rangeIn(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!asked || (asked[1] === '' && asked[2] === '')) return undefined;
  const [, first = '', last = ''] = asked;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}

function dispositionOf({ name, isInline }: FileAnswer): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(/['()*!]/g, escapedLetter);
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const escapedLetter = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
