/** What an act asks for before it is done, below its button. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { FormEvent, ReactNode } from 'react';
import type { alarmCalls } from '../../contract/alarm.ts';
import type { Input } from '../../contract/grammar/call.ts';
import { useOpened } from '../../kit/form/use-opened.ts';

export type Change = Omit<
  Input<typeof alarmCalls.updateCallthepoliceInfo>['body'],
  'id' | 'version' | 'requestId'
>;

export interface AskProps {
  isPending: boolean;
  onDo(change: Change): void;
  onClose(): void;
}

interface ActFormProps extends Pick<AskProps, 'isPending' | 'onClose'> {
  label: string;
  isUnready: boolean;
  onSubmit(): void;
  children: ReactNode;
}

export function ActForm({ label, isUnready, isPending, onSubmit, onClose, children }: ActFormProps) {
  const translate = useTranslate();
  const leave = useOpened(onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUnready && !isPending) onSubmit();
  };
  return (
    <Form aria-label={label} onSubmit={handleSubmit} onKeyDown={leave}>
      {children}
      <Button color="inherit" onClick={onClose}>
        {translate('common.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={isUnready} loading={isPending}>
        {label}
      </Button>
    </Form>
  );
}

const Form = styled('form')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 8,
  padding: '8px 16px',
  borderTop: `1px solid ${tokens.line}`,
  backgroundColor: tokens.sunken,
  '& > :not(button)': { flex: '1 1 160px', minWidth: 0 },
}));
