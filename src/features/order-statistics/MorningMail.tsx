/** Who gets the report by mail each morning, and the way to be one of them. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Mail } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { morningReportCalls } from '../../contract/morning-report.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { formatCount } from '../../kit/format/count.ts';
import { late } from '../../kit/late.tsx';

const KIND = { kind: 'orderStatistics' } as const;

const MorningMailDialog = late(() => import('./MorningMailDialog.tsx'), 'MorningMailDialog');

export function MorningMail() {
  const translate = useTranslate();
  const isOffered = useCapability('morningReport');
  const [isOpen, setOpen] = useState(false);
  const { data } = useAnswer(morningReportCalls.readSubscription, { query: KIND }, { enabled: isOffered });
  // without it the report is as whole as before
  if (!data) return null;
  const { mailTime, readerCount } = data;
  const count = formatCount(readerCount);
  return (
    <>
      <Open
        variant="text"
        color="inherit"
        startIcon={<Mail aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('orderStatistics.mail.button', { time: mailTime, count, smart_count: readerCount })}
      </Open>
      {isOpen && <MorningMailDialog subscription={data} onClose={() => setOpen(false)} />}
    </>
  );
}

const Open = styled(Button)(({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }));
