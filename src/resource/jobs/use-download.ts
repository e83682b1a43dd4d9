/** Saves the file of a job: a fresh address each time, and never a page that shows it. */
import { useNotify } from 'ra-core';
import { useCallback } from 'react';
import { type Job, jobCalls } from '../../contract/job.ts';
import { ask } from '../../data/ask.ts';
import { addressOf } from '../../data/base-path.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { save } from '../../kit/save-file.ts';

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
