import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { CopyButton } from '../state/CopyButton.tsx';
import type { Described } from '../state/PageState.tsx';
import { GoneActions } from './GoneActions.tsx';

interface RecordNoticeProps extends Described {
  tone?: 'error' | 'warning';
  /** Where a record that is gone can be made anew. */
  anewPath?: string;
}

/** Why it was not saved, or what to know before, above what is typed. */
export function RecordNotice({ text, traceId, isMissing, anewPath, tone = 'error' }: RecordNoticeProps) {
  const translate = useTranslate();
  return (
    <Place>
      <Alert
        severity={tone}
        action={
          isMissing ? (
            <GoneActions anewPath={anewPath} />
          ) : (
            traceId && <CopyButton text={traceId} label={translate('kit.state.copyTrace', { traceId })} />
          )
        }
      >
        {text}
      </Alert>
    </Place>
  );
}

const Place = styled('div')({ flex: 'none', padding: '8px 16px 0' });
