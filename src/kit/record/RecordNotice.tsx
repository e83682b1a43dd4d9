import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CopyButton } from '../state/CopyButton.tsx';
import type { Described } from '../state/PageState.tsx';
import { GoneActions } from './GoneActions.tsx';

interface RecordNoticeProps extends Described {
  tone?: 'error' | 'warning';
  /** Where a record that is gone can be made anew. */
  anewPath?: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** Why it was not saved, or what to know before, above what is typed. */
export function RecordNotice({
  text,
  traceId,
  isMissing,
  anewPath,
  action,
  tone = 'error',
}: RecordNoticeProps) {
  const translate = useTranslate();
  return (
    <Place>
      <Alert
        severity={tone}
        action={
          isMissing ? (
            <GoneActions anewPath={anewPath} />
          ) : (
            (action ??
            (traceId && <CopyButton text={traceId} label={translate('kit.state.copyTrace', { traceId })} />))
          )
        }
      >
        {text}
      </Alert>
    </Place>
  );
}

const Place = styled('div')({ flex: 'none', padding: '8px 16px 0' });
