/** Where a file is dropped or chosen and sent: what may be, how far it is, the way out, and what went wrong. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { formatBytes } from '../format/count.ts';
import { SKELETON_AFTER_MS, useDelayed } from '../use-delayed.ts';
import { DropZone } from './DropZone.tsx';
import { type FileLimits, namesOf, type Unfit, unfitOf } from './unfit.ts';

interface UploadZoneProps {
  className?: string;
  /** On the button that opens the chooser. */
  label: string;
  /** As the call declares them. */
  limits: FileLimits;
  /** From 0 to 1 while a file is under way, 1 while its answer is awaited; null otherwise. */
  progress: number | null;
  /** What is said of the file that is under way. */
  sending?: ReactNode;
  /** It has arrived, and something is done with it. */
  isBusy?: boolean;
  /** Why the last one did not get through. */
  failure?: string | null | undefined;
  /** Before the button. */
  lead?: ReactNode;
  /** Beside the button. */
  actions?: ReactNode;
  /** Only with what fits the limits. */
  onFile: (file: File) => void;
  onCancel: () => void;
  /** Sends the last one again. */
  onRetry?: (() => void) | undefined;
}

export function UploadZone({
  className,
  label,
  limits,
  progress,
  isBusy = false,
  ...props
}: UploadZoneProps) {
  const translate = useTranslate();
  const [unfit, setUnfit] = useState<Unfit | null>(null);
  const isUnderWay = useDelayed(progress !== null, SKELETON_AFTER_MS);
  const facts = {
    endings: namesOf(limits.accept).join(translate('common.listSeparator')),
    size: formatBytes(limits.largest),
  };
  const take = (file: File) => {
    const found = unfitOf(file, limits);
    setUnfit(found);
    // what was chosen last counts
    if (found) props.onCancel();
    else props.onFile(file);
  };
  const said = unfit ? translate(`kit.upload.${unfit}`, facts) : props.failure;
  return (
    <DropZone className={className} accept={limits.accept} label={label} onFile={take}>
      {choose => (
        <>
          <Line>
            {props.lead}
            {isUnderWay ? (
              <>
                {props.sending}
                <Button color="inherit" onClick={props.onCancel}>
                  {translate('common.cancel')}
                </Button>
              </>
            ) : (
              <>
                <Button
                  variant="outlined"
                  color="inherit"
                  loading={isBusy || progress !== null}
                  onClick={choose}
                >
                  {label}
                </Button>
                {props.actions}
                <small>{translate('kit.upload.limits', facts)}</small>
              </>
            )}
          </Line>
          {isUnderWay && progress !== null && (
            <LinearProgress
              // a bar of no length is none to see
              variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
              value={progress * 100}
              aria-label={translate('kit.upload.progress')}
            />
          )}
          {said && (
            <Alert
              severity="error"
              sx={{ mt: 1 }}
              action={
                props.onRetry && (
                  <Button color="inherit" onClick={props.onRetry}>
                    {translate('kit.upload.again')}
                  </Button>
                )
              }
            >
              {said}
            </Alert>
          )}
        </>
      )}
    </DropZone>
  );
}

const Line = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  small: { fontSize: 12, color: tokens.text.faint },
}));
