/** A process of its own, so that whatever becomes of it becomes of nothing else. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { asking, type QuestionWorker } from './question-worker.ts';

export interface ProcessBounds {
  /** Of its heap. */
  mostMb: number;
  /** For each answer. */
  longestMs: number;
}

/** It has used up its memory or its time, or was ended from outside. */
export class ProcessLost extends Error {}

/**
 * Asking fails with `ProcessLost`, or with the error of a process that could not be begun.
 * @param file built beside the entries of the upstream: see vite.upstream.config.ts
 */
export function startProcess<Question, Told>(
  file: URL,
  { mostMb, longestMs }: ProcessBounds,
): QuestionWorker<Question, Told> {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${mostMb}`],
    // it needs no setting, so it knows no secret
    env: {},
    // what a heap says when it is full is told as `ProcessLost`
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const { ask, hear, lose } = asking<Question, Told>(question =>
    child.send(question as object, error => error && lose(new ProcessLost('it hears nothing'))),
  );
  child.on('message', hear);
  child.on('error', lose);
  child.on('exit', (code, signal) => lose(new ProcessLost(`it has ended with ${signal ?? code}`)));
  return {
    async ask(question) {
      const timer = setTimeout(() => {
        lose(new ProcessLost('it took too long'));
        child.kill('SIGKILL');
      }, longestMs);
      try {
        return await ask(question);
      } finally {
        clearTimeout(timer);
      }
    },
    async end() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
