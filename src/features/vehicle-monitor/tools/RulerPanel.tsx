/** How far it is along the places that were clicked, leg by leg. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatDistance } from '../../../kit/format/distance.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { legsOf } from '../../../map/metres.ts';
import { Fields, List, Note, Quick, Scroll } from '../../../nouns/fleet-map/parts.ts';
import { ToolPanel } from './ToolPanel.tsx';
import type { Ruler } from './use-tools.ts';

interface RulerPanelProps {
  ruler: Ruler;
  /** Clicks are places. */
  isPicking: boolean;
  onPicking(isPicking: boolean): void;
  onClose(): void;
}

export function RulerPanel({ ruler, isPicking, onPicking, onClose }: RulerPanelProps) {
  const translate = useTranslate();
  const { places, undo, clear } = ruler;
  const legs = legsOf(places);
  const isEmpty = places.length === 0;
  useShortcut('backspace', undo, {
    label: 'vehicleMonitor.ruler.undo',
    group: 'page',
    isEnabled: isPicking && !isEmpty,
  });
  return (
    <ToolPanel title={translate('vehicleMonitor.tools.ruler')} onClose={onClose}>
      <Scroll>
        <Fields>
          <Total aria-live="polite">{formatDistance(legs.at(-1)?.total ?? 0)}</Total>
          {isPicking && <Note>{translate('vehicleMonitor.ruler.help')}</Note>}
          <Quick>
            <button type="button" disabled={isEmpty} aria-keyshortcuts="Backspace" onClick={undo}>
              {translate('vehicleMonitor.ruler.undo')}
            </button>
            <button type="button" disabled={isEmpty} onClick={clear}>
              {translate('vehicleMonitor.ruler.clear')}
            </button>
            <button type="button" onClick={() => onPicking(!isPicking)}>
              {translate(isPicking ? 'vehicleMonitor.ruler.end' : 'vehicleMonitor.ruler.goOn')}
            </button>
          </Quick>
        </Fields>
        {legs.length > 1 && (
          <Legs aria-label={translate('vehicleMonitor.ruler.legs')}>
            {legs.map(({ metres }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: legs have no other name, and stay where they are
              <li key={index}>
                {translate('vehicleMonitor.ruler.leg', { number: index + 1 })}
                <b>{formatDistance(metres)}</b>
              </li>
            ))}
          </Legs>
        )}
      </Scroll>
    </ToolPanel>
  );
}

const Total = styled('output')({
  fontSize: 20,
  lineHeight: 1.4,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});

const Legs = styled(List)({
  '& > li': { display: 'flex', justifyContent: 'space-between', fontVariantNumeric: 'tabular-nums' },
  b: { fontWeight: 600 },
});
