/** Who gets the report by mail, whether anything is sent, and the own subscription. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { morningReportCalls, type ReportSubscription } from '../../contract/morning-report.ts';
import { useMay, useSession } from '../../data/session-context.tsx';
import { useCall } from '../../data/use-call.ts';
import { useFailureText } from '../../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../kit/format/count.ts';
import { formatTime } from '../../kit/format/time.ts';

interface MorningMailDialogProps {
  subscription: ReportSubscription;
  onClose: () => void;
}

export function MorningMailDialog({ subscription, onClose }: MorningMailDialogProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const { user } = useSession();
  const mayChange = useMay(morningReportCalls.subscribe) && !user.preview;
  const { mutate, isPending, error } = useCall(morningReportCalls.subscribe);
  const { mailTime, isMailSet, isMine, hasAddress, readerCount, readers, lastSentOn } = subscription;
  const beyond = readerCount - readers.length;
  const word = (key: string, values = {}) => translate(`orderStatistics.mail.${key}`, values);
  const handleChange = () => mutate({ body: { kind: 'orderStatistics', isMine: isMine ? 0 : 1 } });
  return (
    <TitledDialog title={word('title', { time: mailTime })} maxWidth="xs" onClose={onClose}>
      <DialogBody
        actions={
          <>
            <Button color="inherit" onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
            {mayChange && (
              <Button variant="contained" loading={isPending} onClick={handleChange}>
                {word(isMine ? 'leave' : 'join')}
              </Button>
            )}
          </>
        }
      >
        <Text>{word('what')}</Text>
        {!isMailSet && <Text role="note">{word('noServer')}</Text>}
        {isMine === 1 && !hasAddress && <Text role="note">{word('noAddress')}</Text>}
        {readerCount === 0 && <Text>{word('nobody')}</Text>}
        {readers.length > 0 && (
          <Text>{word('readers', { names: readers.join(translate('common.listSeparator')) })}</Text>
        )}
        {beyond > 0 && <Text>{word('readersBeyond', { count: formatCount(beyond) })}</Text>}
        {lastSentOn !== null && <Text>{word('lastSent', { time: formatTime(lastSentOn) })}</Text>}
        {error && <Text role="alert">{describe(error).text}</Text>}
      </DialogBody>
    </TitledDialog>
  );
}

const Text = styled('p')(({ theme: { tokens } }) => ({
  margin: '0 0 8px',
  '&[role=note]': { color: tokens.warn.ink },
  '&[role=alert]': { color: tokens.bad.ink },
}));
