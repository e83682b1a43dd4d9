/**
 * Asks first, acts on each, then says for each what became of it: what failed comes first, and can be tried again,
 * copied or kept as a file. It can be stopped, and gone on with. Where there is one alone, it closes once that is done.
 */
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { DialogBody, TitledDialog } from '../dialog/TitledDialog.tsx';
import { CopyButton } from '../state/CopyButton.tsx';
import { ItemList } from './ItemList.tsx';
import {
  type BulkAct,
  type BulkItem,
  type BulkOutcome,
  failuresFirst,
  failuresText,
  secretsOf,
} from './results.ts';
import { useBulkRun } from './use-bulk-run.ts';

export interface BulkDialogProps {
  title: string;
  /** What will happen, before it does. */
  question: string;
  confirmLabel: string;
  isDangerous?: boolean;
  items: readonly BulkItem[];
  act: BulkAct;
  describe: (error: unknown) => string;
  /** See `BulkRun`. */
  isOutage?: (error: unknown) => boolean;
  /** Said above one-time secrets. */
  secretHint?: string;
  /** Back to where it was chosen what to do, as long as nothing is done. */
  onBack?: () => void;
  onClose: (outcomes: readonly BulkOutcome[]) => void;
}

export function BulkResultDialog(props: BulkDialogProps) {
  const { items } = props;
  const translate = useTranslate();
  const run = useBulkRun(props);
  const { outcomes, failed, left, isRunning, hasBegun } = run;
  const secrets = secretsOf(outcomes);
  const handleClose = () => {
    if (!isRunning) props.onClose(outcomes);
  };
  // one that is done needs no list of what became of each
  const isAllSaid =
    items.length === 1 && hasBegun && !isRunning && left.length === 0 && failed.length === 0 && !secrets;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isAllSaid) props.onClose(outcomes);
  }, [isAllSaid]);
  const actions = (
    <>
      {secrets && !isRunning && <CopyButton text={secrets} label={translate('kit.bulk.copyAll')} />}
      {failed.length > 0 && !isRunning && (
        <>
          <CopyButton text={failuresText(outcomes)} label={translate('kit.bulk.copyFailed')} />
          <Button color="inherit" onClick={run.retry}>
            {translate('kit.bulk.retry', { smart_count: failed.length })}
          </Button>
        </>
      )}
      {!hasBegun && (
        <>
          <Button color="inherit" onClick={props.onBack ?? handleClose}>
            {translate(props.onBack ? 'kit.bulk.back' : 'common.cancel')}
          </Button>
          <Button
            variant="contained"
            color={props.isDangerous ? 'error' : 'primary'}
            disabled={items.length === 0}
            onClick={run.go}
          >
            {props.confirmLabel}
          </Button>
        </>
      )}
      {isRunning && (
        <Button variant="outlined" color="inherit" onClick={run.stop}>
          {translate('kit.bulk.stop')}
        </Button>
      )}
      {hasBegun && !isRunning && left.length > 0 && (
        <Button color="inherit" onClick={run.go}>
          {translate('kit.bulk.goOn', { smart_count: left.length })}
        </Button>
      )}
      {hasBegun && !isRunning && (
        <Button variant="contained" onClick={handleClose}>
          {translate('kit.bulk.close')}
        </Button>
      )}
    </>
  );
  return (
    <TitledDialog title={props.title} onClose={secrets ? undefined : handleClose} maxWidth="sm">
      <DialogBody actions={actions}>
        <DialogContentText aria-live={isRunning ? 'off' : 'polite'}>
          {hasBegun
            ? translate('kit.bulk.sum', {
                done: outcomes.length - failed.length,
                failed: failed.length,
                total: items.length,
              })
            : props.question}
          {hasBegun && !isRunning && left.length > 0 && (
            <Left>{translate('kit.bulk.left', { smart_count: left.length })}</Left>
          )}
        </DialogContentText>
        {isRunning && (
          <LinearProgress
            variant="determinate"
            aria-label={props.title}
            value={((items.length - left.length) / items.length) * 100}
          />
        )}
        {secrets && props.secretHint && <Hint>{props.secretHint}</Hint>}
        <ItemList
          items={hasBegun ? failuresFirst(outcomes) : items}
          hasOutcomes={hasBegun}
          label={props.title}
        />
      </DialogBody>
    </TitledDialog>
  );
}

const Left = styled('span')({ display: 'block' });

const Hint = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.tokens.warn.ink }));
