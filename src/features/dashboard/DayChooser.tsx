/** Which figures of today stand on the first page: three at most, kept in this browser. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { FramedMenu } from '../../kit/list/FramedMenu.tsx';
import { MOST_DAY_FIGURES } from './day-choice.ts';
import type { DayChoice } from './use-day-choice.ts';

export function DayChooser({ choice }: { choice: DayChoice }) {
  const translate = useTranslate();
  return (
    <Place>
      <FramedMenu
        label={translate('dashboard.choose.label')}
        icon={<SlidersHorizontal aria-hidden />}
        width={264}
      >
        {() => <Choices {...choice} />}
      </FramedMenu>
    </Place>
  );
}

function Choices({ all, shown, isChosen, choose }: DayChoice) {
  const translate = useTranslate();
  const id = useId();
  const names = shown.map(({ name }) => name);
  const isFull = names.length >= MOST_DAY_FIGURES;
  const toggle = (name: string) =>
    choose(names.includes(name) ? names.filter(each => each !== name) : [...names, name]);
  return (
    <Panel>
      <p id={id}>{translate('dashboard.choose.most')}</p>
      <ul aria-labelledby={id}>
        {all.map(({ name, label }) => {
          const isShown = names.includes(name);
          // without any the default comes back
          const isShut = isShown ? names.length === 1 : isFull;
          return (
            <li key={name}>
              <label>
                <input type="checkbox" checked={isShown} disabled={isShut} onChange={() => toggle(name)} />
                {translate(label)}
              </label>
            </li>
          );
        })}
      </ul>
      {isChosen && (
        <Button color="inherit" onClick={() => choose([])}>
          {translate('dashboard.choose.reset')}
        </Button>
      )}
    </Panel>
  );
}

const Place = styled('div')({ marginLeft: 'auto', alignSelf: 'center' });

const Panel = styled('div')(({ theme: { tokens } }) => ({
  padding: '8px 12px',
  p: { margin: '0 0 4px', fontSize: 12, color: tokens.text.faint },
  ul: { margin: 0, padding: 0, listStyle: 'none' },
  label: { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 },
  input: { width: 16, height: 16, margin: 0, accentColor: tokens.accent.control },
}));
