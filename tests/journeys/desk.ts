/** What a worker asks of the run's own process (`shared-servers.ts`), and tells it; a bench has none. */
import { inject } from 'vitest';
import type { Opened } from './planned.ts';

export const hasDesk = () => inject('sharedServers') !== undefined;

/** @returns the address of the server that is asked for; fails where more is opened than is planned */
export async function askDesk(
  question: { environment: Record<string, string> } | { opened: Opened },
): Promise<string> {
  const url = inject('sharedServers') as string | undefined;
  if (url === undefined) return '';
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(question) });
  const answer = await response.text();
  if (!response.ok) throw new Error(answer);
  return answer;
}
