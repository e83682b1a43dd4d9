/** Why the last act was not done: what somebody else has changed meanwhile, or what the upstream says. Nothing typed is lost. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { FAILURES, type FailureData } from '../../../contract/grammar/failures.ts';
import type { Order } from '../../../contract/order.ts';
import { conflictIn } from '../../../data/record-conflict.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { formatMoment } from '../../../kit/format/time.ts';
import { useOrderActs } from '../state/act-context.ts';
import { changesBetween } from './order-changes.ts';
import { useOrderFieldText } from './use-order-field-text.ts';

export function RefusalNotice() {
  const translate = useTranslate();
  const failureText = useFailureText();
  const show = useOrderFieldText();
  const { refusal, report } = useOrderActs();
  if (!refusal) return null;
  const { error, seen, again } = refusal;
  const conflict = conflictIn(error);
  const changes = conflict ? changesBetween(seen, conflict.theirs as Partial<Order>) : [];
  const text = conflict
    ? translate(conflict.by ? 'dispatch.refused.changedBy' : 'dispatch.refused.changed', {
        by: conflict.by,
        time: conflict.on ? formatMoment(conflict.on) : '',
      })
    : (heldBy(error, translate) ?? failureText(error).text);
  return (
    <Notice
      severity="warning"
      action={
        <>
          {conflict && (
            <Button color="inherit" onClick={again}>
              {translate('dispatch.refused.again')}
            </Button>
          )}
          <Button color="inherit" onClick={() => report(null)}>
            {translate('dispatch.refused.close')}
          </Button>
        </>
      }
    >
      {text}
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, before, now }) => (
            <li key={field}>
              {translate(`order.field.${field}`)} <s>{show(field, before)}</s> {show(field, now)}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

function heldBy(error: unknown, translate: ReturnType<typeof useTranslate>): string | null {
  if (!(error instanceof UpstreamError) || error.errCode !== FAILURES.LOCKED.errCode) return null;
  const { lockedBy } = (error.data ?? {}) as FailureData;
  return lockedBy ? translate('dispatch.why.held', { by: lockedBy }) : null;
}

const Notice = styled(Alert)({
  flex: 'none',
  margin: '0 12px 8px',
  ul: { margin: '4px 0 0', padding: '0 0 0 16px' },
  s: { opacity: 0.75 },
});
