/** All lines of a channel's statement of a day, in the order of the file. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { StatementChannel } from '../../../contract/reconciliation-statement.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { DialogBody, TitledDialog } from '../../../kit/dialog/TitledDialog.tsx';
import { formatCount } from '../../../kit/format/count.ts';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { SkeletonLines } from '../../../kit/record/SkeletonLines.tsx';
import { ErrorState } from '../../../kit/state/PageState.tsx';
import { useFocusKept } from '../../../kit/use-focus-kept.ts';
import { LineTable } from './LineTable.tsx';

const PAGE = 100;

interface LinesDialogProps {
  day: string;
  channel: StatementChannel;
  onClose: () => void;
}

export function LinesDialog({ day, channel, onClose }: LinesDialogProps) {
  const translate = useTranslate();
  const describe = useFailureText();
  const [keyword, setKeyword] = useState('');
  const [current, setCurrent] = useState(1);
  // the pager stays where it is, and the focus in it, while a page is read
  const { data, error, refetch, isPlaceholderData } = useAnswer(
    reconciliationCalls.listStatementLines,
    { query: { day, channel, keyword: keyword || undefined, current, size: PAGE } },
    { keepsLast: true },
  );
  const pager = useFocusKept<HTMLSpanElement>();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.lines.${key}`, more);
  const last = Math.max(current, Math.ceil((data?.total ?? 0) / PAGE));
  return (
    <TitledDialog
      title={word('title', { day, channel: translate(`reconciliation.channel.${channel}`) })}
      maxWidth="lg"
      onClose={onClose}
    >
      <DialogBody
        actions={
          <>
            <Foot role="status">
              {data && word('count', { smart_count: data.total, count: formatCount(data.total) })}
            </Foot>
            {last > 1 && (
              <Pager ref={pager}>
                <Button color="inherit" disabled={current === 1} onClick={() => setCurrent(current - 1)}>
                  {word('before')}
                </Button>
                <span>
                  {current} / {last}
                </span>
                <Button color="inherit" disabled={current === last} onClick={() => setCurrent(current + 1)}>
                  {word('after')}
                </Button>
              </Pager>
            )}
            <Button variant="contained" onClick={onClose}>
              {word('close')}
            </Button>
          </>
        }
      >
        <SearchBox
          value={keyword}
          hint={word('hint')}
          onSearch={text => {
            setKeyword(text.trim());
            setCurrent(1);
          }}
        />
        {error && !data ? (
          <ErrorState {...describe(error)} onRetry={() => void refetch()} />
        ) : data ? (
          <div aria-busy={isPlaceholderData}>
            <LineTable lines={data.rows} />
          </div>
        ) : (
          <SkeletonLines />
        )}
      </DialogBody>
    </TitledDialog>
  );
}

const Pager = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 8 });
const Foot = styled('span')({ flex: 1, paddingLeft: 8 });
