/** An answer that a browser keeps and asks about: it is sent again only when it has become another. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { success } from './answer.ts';
import type { Shape } from './shape.ts';

interface Written {
  text: string;
  tag: string;
}

/** @returns what sends the answer of one call; an object that it has sent before is not written anew. */
export function answerCache(shape: Shape) {
  const known = new WeakMap<object, Written>();

  function written(answer: unknown): Written {
    const earlier = typeof answer === 'object' && answer !== null ? known.get(answer) : undefined;
    if (earlier) return earlier;
    const text = JSON.stringify(success(shape(answer)));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    if (typeof answer === 'object' && answer !== null) known.set(answer, { text, tag });
    return { text, tag };
  }

  return (request: FastifyRequest, reply: FastifyReply, answer: unknown) => {
    const { text, tag } = written(answer);
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache' });
    const has = request.headers['if-none-match']?.split(',').map(each => each.trim().replace(/^W\//, ''));
    if (has?.includes(tag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  };
}
