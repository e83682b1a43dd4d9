/** What one begins from the queue. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { useMay } from '../../../data/session-context.tsx';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';

export function QueueFoot({ onNew }: { onNew(): void }) {
  const translate = useTranslate();
  const mayCreate = useMay(dispatchCalls.createOrder);
  if (!mayCreate) return null;
  return (
    <Foot>
      <Button
        variant="outlined"
        color="inherit"
        aria-keyshortcuts="Alt+N"
        startIcon={<Plus size={14} aria-hidden />}
        onClick={onNew}
      >
        {translate('dispatch.form.new')}
        <Key>{(keyWords('alt+n')[0] ?? []).join(' ')}</Key>
      </Button>
    </Foot>
  );
}

const Foot = styled('footer')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 8,
  padding: '8px 12px',
  borderTop: `1px solid ${tokens.line}`,
}));
