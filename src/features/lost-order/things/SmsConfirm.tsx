/** A text message as it will go out, before it does. */
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { MessageSquareText } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { lostSearchCalls, type SmsKind } from '../../../contract/lost-search.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { ConfirmDialog } from '../../../kit/dialog/ConfirmDialog.tsx';

interface Message {
  lostId: string;
  kind: SmsKind;
  /** To drivers: the first of their vehicles, whose plate it names. */
  vehicleId?: string | undefined;
}

/** What a message will say, once that is known, or why it cannot be told. @param message null asks nothing */
export function useSmsText(message: Message | null) {
  const { data, error } = useAnswer(
    lostSearchCalls.lostSmsText,
    { query: message ?? { lostId: '', kind: 'form' } },
    // the case and the words may have changed since
    { enabled: message !== null, staleTime: 0 },
  );
  return message && (data || error) ? { text: data?.text, error } : null;
}

/** In the button that asks, which keeps the focus meanwhile. */
export const SmsSign = ({ isAsked }: { isAsked: boolean }) =>
  isAsked ? <CircularProgress size={14} color="inherit" /> : <MessageSquareText size={14} aria-hidden />;

interface SmsConfirmProps {
  title: string;
  said: NonNullable<ReturnType<typeof useSmsText>>;
  /** Below the text. */
  note?: string | undefined;
  isSending: boolean;
  /** Why it was not sent. */
  failure?: unknown;
  onConfirm: () => void;
  onClose: () => void;
}

export function SmsConfirm({ title, said, note, isSending, failure, ...props }: SmsConfirmProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const problem = failure ?? said.error;
  return (
    <ConfirmDialog
      title={title}
      problem={problem ? describe(problem) : null}
      isPending={isSending}
      isBarred={said.text === undefined}
      confirmLabel={translate('lostThings.sms.send')}
      {...props}
    >
      {said.text !== undefined && <Text>{said.text}</Text>}
      {note && <Note>{note}</Note>}
    </ConfirmDialog>
  );
}

const Text = styled('blockquote')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '8px 12px',
  borderRadius: 4,
  backgroundColor: tokens.sunken,
  color: tokens.text.strong,
  overflowWrap: 'anywhere',
}));

const Note = styled('p')(({ theme }) => ({
  margin: '8px 0 0',
  color: theme.tokens.text.faint,
  fontSize: 12,
}));
