/** Asks first, acts on one after the other, then says for each what became of it. The failed ones can be tried again. */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { DraggablePaper } from '../dialog/DraggablePaper.tsx';
import { StatusMark } from '../StatusMark.tsx';
import { CopyButton } from '../state/CopyButton.tsx';
import { MONO } from '../theme/tokens.ts';
import { type BulkItem, type BulkOutcome, failedOf, runBulk, secretsOf, withRetried } from './results.ts';

export interface BulkDialogProps {
  title: string;
  /** What will happen, before it does. */
  question: string;
  confirmLabel: string;
  isDangerous?: boolean;
  items: readonly BulkItem[];
  act: (id: string) => Promise<{ secret?: string } | undefined>;
  describe: (error: unknown) => string;
  /** Said above one-time secrets. */
  secretHint?: string;
  onClose: (outcomes: readonly BulkOutcome[]) => void;
}

export function BulkResultDialog(props: BulkDialogProps) {
  const { items, act, describe } = props;
  const translate = useTranslate();
  const title = useId();
  const [outcomes, setOutcomes] = useState<readonly BulkOutcome[]>([]);
  const [isRunning, setRunning] = useState(false);
  const hasStarted = outcomes.length > 0 || isRunning;
  const failed = failedOf(outcomes);
  const secrets = secretsOf(outcomes);

  const handleRun = async () => {
    setRunning(true);
    await runBulk(items, act, describe, setOutcomes);
    setRunning(false);
  };
  const handleRetry = async () => {
    setRunning(true);
    const before = outcomes;
    await runBulk(failed, act, describe, again => setOutcomes(withRetried(before, again)));
    setRunning(false);
  };
  const handleClose = () => {
    if (!isRunning) props.onClose(outcomes);
  };

  return (
    <Dialog
      PaperComponent={DraggablePaper}
      open
      onClose={secrets ? undefined : handleClose}
      aria-labelledby={title}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={title}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText aria-live="polite">
          {hasStarted
            ? translate('kit.bulk.sum', {
                done: outcomes.length - failed.length,
                failed: failed.length,
                total: items.length,
              })
            : props.question}
        </DialogContentText>
        {isRunning && <LinearProgress variant="determinate" value={(outcomes.length / items.length) * 100} />}
        {secrets && props.secretHint && <Hint>{props.secretHint}</Hint>}
        <List>
          {(hasStarted ? outcomes : items).map(item => (
            <Item key={item.id}>
              <span>
                <b>{item.name}</b> {item.note && <small>{item.note}</small>}
              </span>
              {hasStarted && <Outcome {...item} />}
            </Item>
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        {secrets && <CopyButton text={secrets} label={translate('kit.bulk.copyAll')} />}
        {failed.length > 0 && !isRunning && (
          <Button color="inherit" onClick={handleRetry}>
            {translate('kit.bulk.retry', { smart_count: failed.length })}
          </Button>
        )}
        {hasStarted ? (
          <Button variant="contained" disabled={isRunning} onClick={handleClose}>
            {translate('kit.bulk.close')}
          </Button>
        ) : (
          <>
            <Button color="inherit" onClick={handleClose}>
              {translate('kit.cancel')}
            </Button>
            <Button variant="contained" color={props.isDangerous ? 'error' : 'primary'} onClick={handleRun}>
              {props.confirmLabel}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Outcome({ problem, secret }: Partial<BulkOutcome>) {
  const translate = useTranslate();
  if (problem !== undefined) return <StatusMark tone="bad">{problem}</StatusMark>;
  if (secret !== undefined) return <Secret>{secret}</Secret>;
  return <StatusMark tone="ok">{translate('kit.bulk.done')}</StatusMark>;
}

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  maxHeight: '50vh',
  overflow: 'auto',
  borderTop: `1px solid ${theme.tokens.line}`,
}));

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 32,
  alignItems: 'center',
  padding: '4px 0',
  borderBottom: `1px solid ${theme.tokens.line}`,
  b: { fontWeight: 600 },
  small: { fontSize: 12, color: theme.tokens.text.faint },
  '& > span': { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
}));

const Hint = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.tokens.warn.ink }));

const Secret = styled('code')({ fontFamily: MONO, fontSize: 14, userSelect: 'all' });
