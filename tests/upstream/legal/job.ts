import { ImportProblem, Job } from '../../../src/contract/job.ts';
import { job } from '../../../src/upstream/core/work/tables.ts';
import { jobProblem } from '../../../src/upstream/job/tables.ts';
import type { RoomFile } from '../room-files.ts';

export const PAIRED: RoomFile['PAIRED'] = [
  ['a job', Job, job, ['checkId', 'fileName', 'fileSize', 'undoUntil']],
  ['a problem of an import', ImportProblem, jobProblem, []],
];
