/** Days of a month, or months of a year, to choose one from. Fetched when the first one is opened. */
import { styled } from '@mui/material/styles';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { enUS, esES, jaJP, zhCN } from '@mui/x-date-pickers/locales';
import { enUS as en, es, ja, zhCN as zh } from 'date-fns/locale';
import { useLocaleState, useTranslate } from 'ra-core';
import { toDayInput } from '../format/time.ts';

interface CalendarProps {
  unit: 'day' | 'month';
  /** `YYYY-MM-DD` or `YYYY-MM`; anything else is no day. */
  value: string;
  onChoose: (value: string) => void;
}

const LANGUAGES = {
  zh: { adapter: zh, texts: zhCN },
  en: { adapter: en, texts: enUS },
  es: { adapter: es, texts: esES },
  ja: { adapter: ja, texts: jaJP },
};

export default function Calendar({ unit, value, onChoose }: CalendarProps) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const { adapter, texts } = LANGUAGES[language as keyof typeof LANGUAGES] ?? LANGUAGES.zh;
  const isMonth = unit === 'month';
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={adapter}
      localeText={texts.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Days
        autoFocus
        slotProps={{ calendarHeader: { format: translate('kit.date.head') } }}
        views={isMonth ? ['year', 'month'] : ['year', 'month', 'day']}
        openTo={unit}
        value={dateOf(value)}
        // the day of Nanning, wherever the browser stands
        referenceDate={dateOf(toDayInput(Date.now())) ?? undefined}
        onChange={(date, state) => {
          if (date && state === 'finish') onChoose(textOf(date, isMonth));
        }}
      />
    </LocalizationProvider>
  );
}

const Days = styled(DateCalendar)(({ theme: { tokens } }) => ({
  // as it comes, one lies over the other
  '& .MuiPickersArrowSwitcher-button': { width: 28, height: 28, margin: 0 },
  '& .Mui-selected': {
    '&, &:hover, &:focus': { backgroundColor: tokens.accent.fill, color: tokens.accent.onFill },
  },
}));

/** Days stand at noon, where no change of clocks moves them. */
function dateOf(value: string): Date | null {
  const [, year, month, day = '1'] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) ?? [];
  return month === undefined ? null : new Date(Number(year), Number(month) - 1, Number(day), 12);
}

function textOf(date: Date, isMonth: boolean): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  const parts = [String(year).padStart(4, '0'), ...[month, day].map(part => String(part).padStart(2, '0'))];
  return parts.slice(0, isMonth ? 2 : 3).join('-');
}
