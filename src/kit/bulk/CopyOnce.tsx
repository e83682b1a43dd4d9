/** A secret that is shown this once. It does not close by a click beside it. */
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { DialogBody, TitledDialog } from '../dialog/TitledDialog.tsx';
import { CopyButton } from '../state/CopyButton.tsx';
import { MONO } from '../theme/tokens.ts';

interface CopyOnceProps {
  title: string;
  why: string;
  secret: string;
  onClose: () => void;
}

export function CopyOnce({ title, why, secret, onClose }: CopyOnceProps) {
  const translate = useTranslate();
  return (
    <TitledDialog title={title} maxWidth="xs">
      <DialogBody
        actions={
          <>
            <CopyButton text={secret} label={translate('kit.copy')} variant="outlined" />
            <Button variant="contained" onClick={onClose}>
              {translate('kit.copyOnce.done')}
            </Button>
          </>
        }
      >
        <DialogContentText>{why}</DialogContentText>
        <Secret data-testid="secret">{secret}</Secret>
      </DialogBody>
    </TitledDialog>
  );
}

const Secret = styled('output')(({ theme }) => ({
  display: 'block',
  margin: '12px 0 4px',
  padding: '10px 12px',
  borderRadius: 4,
  backgroundColor: theme.tokens.sunken,
  fontFamily: MONO,
  fontSize: 16,
  userSelect: 'all',
  overflowWrap: 'anywhere',
}));
