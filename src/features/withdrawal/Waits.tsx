/** What a withdrawal waits for, and how long it has; nothing where it is over. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Withdrawal } from '../../contract/withdrawal.ts';
import { Time } from '../../kit/format/Time.tsx';
import { awaitedOf, waitsSince } from './standing.ts';

export function Waits({ row }: { row: Withdrawal }) {
  const translate = useTranslate();
  const awaited = awaitedOf(row);
  if (awaited === undefined) return translate('common.none');
  const why = row.secondFor.map(reason => translate(`withdrawal.secondFor.${reason}`));
  const said = translate(`withdrawal.waits.${awaited}`, { name: row.firstAuditUser });
  const isTwofold = awaited === 'first' || awaited === 'second';
  const whole = isTwofold ? `${said} · ${why.join(translate('common.listSeparator'))}` : said;
  return (
    <Line title={whole}>
      <span>{whole}</span>
      <Time value={waitsSince(row)} />
    </Line>
  );
}

const Line = styled('span')(({ theme: { tokens } }) => ({
  display: 'flex',
  gap: 8,
  minWidth: 0,
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  time: { flex: 'none', color: tokens.text.faint },
}));
