/** What one begins from the queue. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Plus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { dispatchCalls } from '../../../contract/dispatch.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { BAR } from '../../../kit/bars.ts';
import { Key } from '../../../kit/Key.tsx';
import { keyWords } from '../../../kit/key-words.ts';
import type { Aside } from './use-desk.ts';

export function QueueFoot({ onOpen }: { onOpen(aside: Aside): void }) {
  const translate = useTranslate();
  const mayCreate = useMay(dispatchCalls.createOrder);
  const hasDesk = useCapability('dispatch');
  return (
    <Foot {...BAR}>
      {mayCreate && (
        <Button
          variant="outlined"
          color="inherit"
          aria-keyshortcuts="Alt+N"
          startIcon={<Plus size={14} aria-hidden />}
          onClick={() => onOpen('form')}
        >
          {translate('dispatch.form.new')}
          <Key>{(keyWords('alt+n')[0] ?? []).join(' ')}</Key>
        </Button>
      )}
      <Button color="inherit" onClick={() => onOpen('circle')}>
        {translate('dispatch.circle.title')}
      </Button>
      {hasDesk && (
        <Button color="inherit" onClick={() => onOpen('handover')}>
          {translate('dispatch.handover.title')}
        </Button>
      )}
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
