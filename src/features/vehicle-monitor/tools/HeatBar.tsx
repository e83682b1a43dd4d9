/** Of whom the density is shown, and what its colours mean. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useDrawnMode } from '../../../kit/colour-mode.ts';
import { floating } from '../../../kit/float.ts';
import { formatCount } from '../../../kit/format/count.ts';
import { HEAT_COLOURS } from '../../../map/colours.ts';
import type { HeatSteps } from '../../../map/layers/Heat.tsx';
import { Note, Quick } from '../../../nouns/fleet-map/parts.ts';
import { HEATED, type Heated } from './use-heat.ts';

interface HeatBarProps {
  heated: Heated;
  steps: HeatSteps | null;
  onHeated(heated: Heated): void;
}

export function HeatBar({ heated, steps, onHeated }: HeatBarProps) {
  const translate = useTranslate();
  const colours = HEAT_COLOURS[useDrawnMode()];
  return (
    <Bar role="group" aria-label={translate('vehicleMonitor.heat.label')}>
      <Note>{translate('vehicleMonitor.heat.label')}</Note>
      <Quick>
        {HEATED.map(status => (
          <button
            key={status}
            type="button"
            aria-pressed={status === heated}
            onClick={() => onHeated(status)}
          >
            {translate(`map.status.${status}`)}
          </button>
        ))}
      </Quick>
      {steps ? (
        <Steps aria-label={translate('vehicleMonitor.heat.unit')}>
          {steps.map((from, index) => (
            <li key={colours[index]}>
              <i style={{ backgroundColor: colours[index] }} />
              {translate('vehicleMonitor.heat.from', { count: formatCount(from) })}
            </li>
          ))}
          <li>{translate('vehicleMonitor.heat.unit')}</li>
        </Steps>
      ) : (
        <Note role="status">
          {translate('vehicleMonitor.heat.none', { status: translate(`map.status.${heated}`) })}
        </Note>
      )}
    </Bar>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 36,
  padding: '4px 12px',
}));

const Steps = styled('ul')(({ theme: { tokens } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: tokens.text.plain,
  fontSize: 12,
  fontVariantNumeric: 'tabular-nums',
  li: { display: 'inline-flex', alignItems: 'center', gap: 4 },
  i: { width: 12, height: 12, borderRadius: 2 },
}));
