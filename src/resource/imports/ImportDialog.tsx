/** File, columns, check, import: each step can be left and come back to, from the list or from the job centre. */
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { AnyCall } from '../../contract/grammar/call.ts';
import { isAllowed } from '../../contract/grammar/may.ts';
import type { Job } from '../../contract/job.ts';
import { useSession } from '../../data/session-context.tsx';
import { CloseCorner, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { useContinueJob } from '../jobs/use-continue-job.ts';
import { useJobById } from '../jobs/use-jobs.ts';
import { CheckStep } from './CheckStep.tsx';
import {
  type ChosenFile,
  chosenFileOf,
  type EarlierMapping,
  earlierOf,
  keepChosenFile,
  mappedAs,
} from './chosen-file.ts';
import { FileStep } from './FileStep.tsx';
import type { FieldToImport } from './field.ts';
import type { ImportUnderWay } from './ImportButton.tsx';
import { MappingStep } from './MappingStep.tsx';
import { type NextDeed, ResultStep } from './ResultStep.tsx';
import { UndoStep } from './UndoStep.tsx';

export interface Importing {
  /** Which call makes a record of a row. */
  call: AnyCall;
  /** What the list is called. */
  title: string;
  fields: readonly FieldToImport[];
  /** What is left to do with records that an import has made. */
  nextOf?: (job: Job) => NextDeed;
}

type ImportDialogProps = Importing & ImportUnderWay;

const STEPS = ['file', 'mapping', 'check', 'result'] as const;
type StepName = (typeof STEPS)[number];

export function ImportDialog({
  call,
  title,
  fields,
  nextOf,
  jobId,
  onJob,
  onShow,
  onClose,
}: ImportDialogProps) {
  const translate = useTranslate();
  const tellGoesOn = useContinueJob();
  const isPhone = useMediaQuery(theme => theme.breakpoints.down('sm'), { noSsr: true });
  const name = `${call.room}.${call.name}`;
  const { rights } = useSession();
  const { updating } = call;
  const keys = updating && isAllowed(updating.may, rights) ? updating.keys : [];
  const [chosen, setChosen] = useState(() => chosenFileOf(name));
  const [earlier, setEarlier] = useState<EarlierMapping | null>(null);
  const { job, isGone } = useJobById(jobId);
  const { job: undo } = useJobById(job?.undoId ?? null);
  const choose = (file: ChosenFile | null) => {
    keepChosenFile(name, file);
    setChosen(file);
  };
  const step: StepName = jobId === null || isGone ? (chosen ? 'mapping' : 'file') : stepOf(job?.kind);
  const handleClose = () => {
    onClose();
    tellGoesOn(undo ?? job, 'imports.goesOn', title);
  };
  const handleRetry = () => {
    setEarlier(chosen ? earlierOf(chosen) : { heads: undefined, updatesBy: null });
    choose(null);
    onJob(null);
  };
  const handleFinish = () => {
    choose(null);
    onClose();
  };
  return (
    <TitledDialog
      title={translate('imports.title', { title })}
      onClose={handleClose}
      maxWidth="md"
      fullScreen={isPhone}
    >
      <CloseCorner label={translate('jobs.export.close')} onClick={handleClose} />
      <Steps activeStep={STEPS.indexOf(step)} alternativeLabel aria-label={translate('imports.steps')}>
        {STEPS.map(each => (
          <Step key={each}>
            <StepLabel aria-current={each === step ? 'step' : undefined}>
              {translate(`imports.step.${each}`)}
            </StepLabel>
          </Step>
        ))}
      </Steps>
      {step === 'file' && (
        <FileStep
          call={name}
          title={title}
          fields={fields}
          isGone={isGone}
          isRetry={earlier !== null}
          onFile={(file, source) => {
            choose(mappedAs(earlier, file, source));
            setEarlier(null);
            onJob(null);
          }}
        />
      )}
      {step === 'mapping' && chosen && (
        <MappingStep
          key={chosen.file.importId}
          call={name}
          title={title}
          fields={fields}
          chosen={chosen}
          keys={keys}
          onUpdatesBy={updatesBy => choose({ ...chosen, updatesBy })}
          onMapping={mapping => choose({ ...chosen, mapping })}
          onFile={file => choose({ ...chosen, file, mapping: null })}
          onAnother={() => choose(null)}
          onCheck={onJob}
        />
      )}
      {step === 'check' && job && (
        <CheckStep
          job={job}
          fields={fields}
          onBack={() => onJob(null)}
          onRetry={handleRetry}
          onRun={onJob}
          onFinish={handleFinish}
          onClose={handleClose}
        />
      )}
      {step === 'result' && job && !undo && (
        <ResultStep
          job={job}
          fields={fields}
          nextOf={nextOf}
          onRetry={handleRetry}
          onRun={onJob}
          onShow={
            onShow &&
            (id => {
              choose(null);
              onShow(id);
            })
          }
          onFinish={handleFinish}
          onClose={handleClose}
        />
      )}
      {step === 'result' && job && undo && (
        <UndoStep
          job={undo}
          importJob={job.id}
          fields={fields}
          onRetry={handleRetry}
          onFinish={handleFinish}
          onClose={handleClose}
        />
      )}
    </TitledDialog>
  );
}

const stepOf = (kind: string | undefined): StepName => (kind === 'import' ? 'result' : 'check');

const Steps = styled(Stepper)(({ theme }) => ({
  flex: 'none',
  padding: '4px 16px 12px',
  borderBottom: `1px solid ${theme.tokens.line}`,
  '& .MuiStepLabel-label.MuiStepLabel-alternativeLabel': { marginTop: 4 },
}));
