/** How far a statement is on its way in. */
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Job } from '../../../contract/job.ts';
import { useInvalidateCalls } from '../../../data/use-call.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';
import { ProgressLine } from '../../../resource/jobs/ProgressLine.tsx';
import { useJobWords } from '../../../resource/jobs/use-job-words.ts';
import { isBroken, isOver, useJob } from '../../../resource/jobs/use-jobs.ts';

export function ImportProgress({ begun }: { begun: Job }) {
  const translate = useTranslate();
  const words = useJobWords();
  const forgetAnswers = useInvalidateCalls();
  const job = useJob(begun).job ?? begun;
  const { state } = job;
  // the desk below shows what has come of it
  useEffect(() => {
    if (isOver({ state })) forgetAnswers();
  }, [state, forgetAnswers]);
  if (isBroken(job)) return <p role="alert">{words.trouble(job)}</p>;
  if (!isOver(job)) return <ProgressLine job={job} label={`${words.state(job)} ${words.progress(job)}`} />;
  return <StatusMark tone="ok">{translate('reconciliationDesk.import.done')}</StatusMark>;
}
