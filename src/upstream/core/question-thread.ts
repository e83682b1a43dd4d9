import { Worker } from 'node:worker_threads';
import { asking, type QuestionWorker } from './question-worker.ts';

/** @param file built beside the entries of the upstream: see vite.upstream.config.ts */
export function startThread<Question, Told>(file: URL): QuestionWorker<Question, Told> {
  const thread = new Worker(file);
  const { ask, hear, lose } = asking<Question, Told>(question => thread.postMessage(question));
  thread.on('message', hear);
  thread.on('error', lose);
  thread.on('exit', () => lose(new Error('the thread has ended')));
  return { ask, end: async () => void (await thread.terminate()) };
}
