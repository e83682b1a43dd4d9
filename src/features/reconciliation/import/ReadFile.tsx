/** A statement that was read: which channel and days, what it comes to, and what it would replace. */
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { StatementFile } from '../../../contract/reconciliation-files.ts';
import { formatCount, formatYuan } from '../../../kit/format/count.ts';
import { useStableCallback } from '../../../kit/use-stable-callback.ts';
import { LineTable } from '../day/LineTable.tsx';
import { daysAtFirst, daysOfFile, type Plan, planOf } from './plan.ts';

interface ReadFileProps {
  day: string;
  file: StatementFile;
  mappingId?: string;
  onPlan: (plan: Plan | undefined) => void;
}

export function ReadFile({ day, file, mappingId, onPlan }: ReadFileProps) {
  const translate = useTranslate();
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.file.${key}`, more);
  const all = daysOfFile(file, day);
  const [days, setDays] = useState<readonly string[]>(() => daysAtFirst(all, day));
  const [mayReplace, setMayReplace] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const plan = planOf(file, all, { days, mayReplace, mappingId });
  const tell = useStableCallback(onPlan);
  const told = JSON.stringify(plan);
  useEffect(() => tell(told === undefined ? undefined : (JSON.parse(told) as Plan)), [tell, told]);
  const toReplace = all.filter(one => one.replaces !== null && days.includes(one.day));
  const toggle = (one: string) =>
    setDays(days.includes(one) ? days.filter(other => other !== one) : [...days, one]);
  return (
    <Box>
      {file.isNoBill === 0 && (
        <p>
          <b>{file.channel !== null && translate(`reconciliation.channel.${file.channel}`)}</b>{' '}
          {word('sums', {
            smart_count: file.lineCount,
            count: formatCount(file.lineCount),
            in: formatYuan(file.channelIn.amount),
            out: formatYuan(file.channelOut.amount),
          })}{' '}
          {word(file.balance)}
        </p>
      )}
      <fieldset>
        <legend>{word('days')}</legend>
        {all.map(one => (
          <FormControlLabel
            key={one.day}
            control={
              <Checkbox
                checked={days.includes(one.day) && one.barred === null}
                disabled={one.barred !== null}
                onChange={() => toggle(one.day)}
              />
            }
            label={one.barred ? `${one.day} ${word(one.barred)}` : one.day}
          />
        ))}
      </fieldset>
      {!all.some(one => one.day === day) && <p data-warn>{word('otherDays', { day })}</p>}
      {toReplace.length > 0 && (
        <FormControlLabel
          control={<Checkbox checked={mayReplace} onChange={() => setMayReplace(!mayReplace)} />}
          label={word('replaces', {
            days: toReplace.map(one => one.day).join(translate('common.listSeparator')),
            by: toReplace[0]?.replaces?.importedBy ?? '',
            name: toReplace[0]?.replaces?.fileName ?? '',
          })}
        />
      )}
      {file.lines.length > 0 && (
        <>
          <Button size="small" aria-expanded={isPreview} onClick={() => setPreview(!isPreview)}>
            {word('preview', { smart_count: file.lines.length })}
          </Button>
          {isPreview && <LineTable lines={file.lines} />}
        </>
      )}
    </Box>
  );
}

const Box = styled('div')(({ theme: { tokens } }) => ({
  fieldset: { margin: 0, padding: 0, border: 0 },
  legend: { float: 'left', padding: '4px 8px 4px 0', color: tokens.text.plain },
  '[data-warn]': { clear: 'left', color: tokens.warn.ink },
}));
