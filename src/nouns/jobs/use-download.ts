/** Saves the file of a job: a fresh address each time, and never a page that shows it. */
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { type Job, jobCalls } from '../../contract/job.ts';
import { ask } from '../../data/ask.ts';
import { addressOf } from '../../data/base-path.ts';
import { useFailureText } from '../../data/use-failure-text.ts';

export function useDownload(): (job: Pick<Job, 'id'>) => Promise<void> {
  const notify = useNotify();
  const describe = useFailureText();
  return useCallback(
    async ({ id }) => {
      try {
        const { url, fileName } = await ask(jobCalls.jobFile, { params: { id } });
        // one that the upstream signs itself lies below this console's own path
        save(url.startsWith('/') ? addressOf(url) : url, fileName);
      } catch (error) {
        notify(describe(error).text, { type: 'error' });
      }
    },
    [notify, describe],
  );
}

/** What a link with `download` does; a link that is in no page works as well. */
export function save(url: string, fileName: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.rel = 'noopener';
  link.click();
}
