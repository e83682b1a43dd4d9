/** Why no order was made; one that the number has already can be opened. What is only unusual can be meant. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { FAILURES, type FailureData } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';

interface FailedCreateProps {
  error: unknown;
  onOpen(orderId: string): void;
  onForce(): void;
}

export function FailedCreate({ error, onOpen, onForce }: FailedCreateProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const { orderId, orderNo, reason } = dataOf(error);
  if (!isDuplicate(error) && reason !== 'OUT_OF_AREAS')
    return <Alert severity="error">{failureText(error).text}</Alert>;
  return (
    <Alert
      severity="warning"
      action={
        <>
          {orderId && (
            <Button color="inherit" onClick={() => onOpen(orderId)}>
              {translate('dispatch.form.openIt')}
            </Button>
          )}
          <Button color="inherit" onClick={onForce}>
            {translate('dispatch.form.force')}
          </Button>
        </>
      }
    >
      {orderNo ? translate('dispatch.form.duplicate', { no: orderNo.slice(-4) }) : failureText(error).text}
    </Alert>
  );
}

/** An upstream that knows the specification alone gives no reason. */
const isDuplicate = (error: unknown) =>
  error instanceof UpstreamError && error.errCode === FAILURES.DUPLICATE.errCode;

const dataOf = (error: unknown): FailureData =>
  error instanceof UpstreamError ? ((error.data ?? {}) as FailureData) : {};
