/** What went wrong in this window, to be read and passed on. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import { BesideButtons, DialogBody, TitledDialog } from '../../kit/dialog/TitledDialog.tsx';
import { CopyButton } from '../../kit/state/CopyButton.tsx';
import { ErrorRow } from './ErrorRow.tsx';
import { textOf } from './error-entry.ts';
import { errorLog } from './errors-here.ts';

export default function ErrorLogDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const entries = useSyncExternalStore(errorLog.subscribe, errorLog.read);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <TitledDialog title={translate('errorLog.title')} onClose={onClose} maxWidth="md">
      <DialogBody
        actions={
          <>
            {entries.length > 0 && (
              <>
                <CopyButton
                  text={entries.map(textOf).join('\n\n---\n\n')}
                  label={translate('kit.bulk.copyAll')}
                />
                <Button color="inherit" onClick={errorLog.clear}>
                  {translate('errorLog.clear')}
                </Button>
              </>
            )}
            <BesideButtons />
            <Button variant="contained" onClick={onClose}>
              {translate('errorLog.close')}
            </Button>
          </>
        }
      >
        <Box component="p" sx={{ m: 0, mb: 3, color: 'text.secondary' }}>
          {translate('errorLog.text')}
        </Box>
        {entries.length === 0 ? (
          <Box component="p" sx={{ my: 12, textAlign: 'center' }}>
            {translate('errorLog.empty')}
          </Box>
        ) : (
          <Table aria-label={translate('errorLog.title')}>
            <thead>
              <tr>
                <th scope="col">{translate('errorLog.time')}</th>
                <th scope="col">{translate('errorLog.error')}</th>
                <th scope="col" className="wide">
                  {translate('errorLog.view')}
                </th>
                <th scope="col" className="number">
                  {translate('errorLog.count')}
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map(entry => (
                <ErrorRow
                  key={entry.id}
                  entry={entry}
                  isOpen={entry.id === openId}
                  onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
                />
              ))}
            </tbody>
          </Table>
        )}
      </DialogBody>
    </TitledDialog>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '4px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.tokens.line}`,
  },
  '& th': { fontSize: 12, fontWeight: 400, color: theme.tokens.text.faint },
  '& th:first-of-type': { width: 160 },
  '& th.wide': { width: '26%' },
  '& th.number': { width: 56 },
  '& .number': { textAlign: 'end' },
  [theme.breakpoints.down('sm')]: {
    '& .wide': { display: 'none' },
    '& th:first-of-type': { width: 88 },
    '& th.number': { width: 44 },
  },
}));
