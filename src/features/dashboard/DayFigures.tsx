/** How the day goes: three figures against what is normal by now. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { dayFigureCalls } from '../../contract/day-figures.ts';
import { serverNow } from '../../data/server-clock.ts';
import { useAnswer } from '../../data/use-call.ts';
import { DayChooser } from './DayChooser.tsx';
import { DayFigureRow } from './DayFigureRow.tsx';
import { MOST_DAY_FIGURES, type TodayFigure } from './day-choice.ts';
import { SectionHead } from './parts.ts';
import type { DayChoice } from './use-day-choice.ts';
import type { FigureAnswer } from './use-figures.ts';
import { useWeekday } from './use-normal-words.ts';

const AGAIN_MS = 60_000;

interface DayFiguresProps {
  choice: DayChoice;
  told: readonly FigureAnswer[];
  isPending: boolean;
}

export function DayFigures({ choice, told, isPending }: DayFiguresProps) {
  const translate = useTranslate();
  const weekday = useWeekday();
  const id = useId();
  const { shown } = choice;
  const names = shown.filter(({ kept }) => kept).map(({ name }) => name);
  const { data, error, isLoading } = useAnswer(
    dayFigureCalls.listDayFigures,
    { query: { names: names.join(',') } },
    { enabled: names.length > 0, repeatMs: AGAIN_MS },
  );
  const answerOf = ({ figure }: TodayFigure) => told.find(one => one.figure.label === figure?.label);
  // an upstream that tells no sums has no such figure
  const rows = shown.filter(today => !today.figure?.sum || answerOf(today)?.counted.sum !== null);
  if (rows.length === 0) return null;
  const hasBand = data?.figures.some(({ normal }) => normal) ?? false;
  return (
    <section aria-labelledby={id} aria-busy={isPending || isLoading}>
      <SectionHead>
        <h2 id={id}>{translate('dashboard.today')}</h2>
        {hasBand && (
          <Legend>
            {translate('dashboard.normal.legend', { weekday: weekday(data?.day ?? serverNow()) })}
          </Legend>
        )}
        {choice.all.length > MOST_DAY_FIGURES && <DayChooser choice={choice} />}
      </SectionHead>
      {error && <Said role="status">{translate('dashboard.normal.unread')}</Said>}
      <List>
        {rows.map(today => (
          <DayFigureRow
            key={today.name}
            today={today}
            told={answerOf(today)}
            day={error ? undefined : data?.figures.find(({ name }) => name === today.name)}
            elapsed={data ? data.now - data.day : 0}
            isPending={isPending || isLoading}
          />
        ))}
      </List>
    </section>
  );
}

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Legend = styled('span')(({ theme }) => ({
  fontSize: 12,
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Said = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '4px 16px 8px',
  color: tokens.text.plain,
}));
