/** The foot of a step: the report of what was wrong at its left, where there is one. */
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { Job } from '../../contract/job.ts';
import { useDownload } from '../jobs/use-download.ts';

export function ReportActions({ job, children }: { job: Job; children: ReactNode }) {
  const translate = useTranslate();
  const download = useDownload();
  return (
    <>
      {job.fileName !== null && (
        <Button sx={{ mr: 'auto' }} onClick={() => download(job)}>
          {translate('jobs.act.report')}
        </Button>
      )}
      {children}
    </>
  );
}
