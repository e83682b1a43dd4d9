/** The open group above the list: its rate now, and how it went. */
import { styled } from '@mui/material/styles';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useStore, useTranslate } from 'ra-core';
import { Segments } from '../../kit/Segments.tsx';
import { useIsNarrow } from '../../kit/TwoPanes.tsx';
import type { OpenGroup } from './group-choice.ts';
import { RateFigures, RateMark } from './RateFigures.tsx';
import type { Rates } from './rates.ts';
import { Trend } from './Trend.tsx';
import { FORMS, SPANS, type TrendForm, type TrendSpan } from './trend-series.ts';

interface TrendPanelProps {
  name: string;
  /** Undefined before they are there. */
  rates: Rates | undefined;
  group: OpenGroup;
}

export function TrendPanel({ name, rates, group }: TrendPanelProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const [isFolded, setFolded] = useStore('rateTrend.isFolded', isNarrow);
  const [form, setForm] = useStore<TrendForm>('rateTrend.form', 'chart');
  const [span, setSpan] = useStore<TrendSpan>('rateTrend.span', 'today');
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  return (
    <Panel aria-label={translate('onlineRate.trend.of', { name })}>
      <header>
        <h2>{name}</h2>
        {rates && (
          <span>
            <RateMark rate={rates.onlineRate} /> <RateFigures rates={rates} />
          </span>
        )}
        <Fold type="button" aria-expanded={!isFolded} onClick={() => setFolded(!isFolded)}>
          {translate('onlineRate.trend.label')} <Chevron size={16} aria-hidden />
        </Fold>
      </header>
      {!isFolded && (
        <>
          <Choices>
            <Segments
              label={translate('onlineRate.trend.spanLabel')}
              values={SPANS}
              value={span}
              wordOf={each => translate(`onlineRate.trend.span.${each}`)}
              onChoose={setSpan}
            />
            <Segments
              label={translate('onlineRate.trend.formLabel')}
              values={FORMS}
              value={form}
              wordOf={each => translate(`onlineRate.trend.form.${each}`)}
              onChoose={setForm}
            />
          </Choices>
          <Trend name={name} group={group} span={span} form={form} />
        </>
      )}
    </Panel>
  );
}

const Panel = styled('section')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  borderBottom: `1px solid ${tokens.line}`,
  header: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 48,
    padding: '0 16px',
    fontVariantNumeric: 'tabular-nums',
  },
  h2: { margin: 0, fontSize: 16, lineHeight: 1.5, fontWeight: 600 },
}));

const Fold = styled('button')(({ theme: { tokens, sizes } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: sizes.control,
  marginLeft: 'auto',
  padding: '0 8px',
  border: 0,
  borderRadius: 4,
  background: 'none',
  color: tokens.text.plain,
  font: 'inherit',
  cursor: 'pointer',
  '&:hover': { backgroundColor: tokens.hover },
}));

const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 16px',
  padding: '0 8px',
});
