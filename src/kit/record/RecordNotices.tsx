import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LockKeyhole, RefreshCw } from 'lucide-react';
import { GoneActions } from './GoneActions.tsx';

interface Notice {
  key: string;
  tone: 'info' | 'warning';
  text: string;
  action?: { label: string; onClick: () => void };
  /** The record is gone. */
  isGone?: boolean;
}

interface RecordNoticesProps {
  notices: readonly Notice[];
  /** Where a record that is gone can be made anew. */
  anewPath?: string;
}

/** What others do with the record: calm, above what is typed, each with what can be done about it. */
export function RecordNotices({ notices, anewPath }: RecordNoticesProps) {
  return (
    <Place role="status">
      {notices.map(({ key, tone, text, action, isGone }) => (
        <Alert
          key={key}
          severity={tone}
          role="presentation"
          icon={key === 'lock' ? <LockKeyhole size={16} aria-hidden /> : <RefreshCw size={16} aria-hidden />}
          action={
            isGone ? (
              <GoneActions anewPath={anewPath} />
            ) : (
              action && (
                <Button color="inherit" onClick={action.onClick}>
                  {action.label}
                </Button>
              )
            )
          }
        >
          {text}
        </Alert>
      ))}
    </Place>
  );
}

const Place = styled('div')({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 16px 0',
  '&:empty': { display: 'none' },
});
