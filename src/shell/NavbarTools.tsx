/** How the console looks and what it has noted: in the bar as far as there is room, the others behind one button. */
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Ellipsis } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { Fragment, type ReactNode, useId, useState } from 'react';
import type { Language } from '../kit/language.ts';
import { Popover } from '../kit/menu/menu.tsx';
import { Tip } from '../kit/Tip.tsx';
import { ColourModeMenu } from './ColourModeMenu.tsx';
import { ErrorLogButton } from './errors/ErrorLogButton.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { FullScreenButton } from './settings/FullScreenButton.tsx';
import { SettingsButton } from './settings/SettingsButton.tsx';
import { SizeMenu } from './settings/SizeMenu.tsx';

interface NavbarToolsProps {
  /** Of the bar, in pixels. */
  width: number;
  onLanguage: (language: Language) => Promise<void>;
  /** What waits, where there is no room for it in the bar. */
  waiting?: ReactNode;
}

export function NavbarTools({ width, onLanguage, waiting }: NavbarToolsProps) {
  // in their order in the bar, each with the width of the bar from which on it stands there
  const tools: Tool[] = [
    ...(waiting ? [{ word: 'waiting' as const, from: Number.POSITIVE_INFINITY, control: waiting }] : []),
    { word: 'errors', from: 600, control: <ErrorLogButton /> },
    { word: 'fullScreen', from: 1300, control: <FullScreenButton /> },
    { word: 'mode', from: 1300, control: <ColourModeMenu /> },
    { word: 'size', from: 900, control: <SizeMenu /> },
    { word: 'language', from: 900, control: <LanguageMenu onChange={onLanguage} /> },
    { word: 'settings', from: 1300, control: <SettingsButton onLanguage={onLanguage} /> },
  ];
  const inBar = tools.filter(({ from }) => width >= from);
  const others = tools.filter(({ from }) => width < from);
  return (
    <>
      {inBar.map(({ word, control }) => (
        <Fragment key={word}>{control}</Fragment>
      ))}
      {others.length > 0 && <More tools={others} />}
    </>
  );
}

interface Tool {
  word: 'waiting' | 'errors' | 'fullScreen' | 'mode' | 'size' | 'language' | 'settings';
  from: number;
  control: ReactNode;
}

function More({ tools }: { tools: readonly Tool[] }) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const words = translate('shell.tools.label');
  const [wasOpened, setOpened] = useState(false);
  return (
    <>
      <Tip title={anchor ? '' : words}>
        <IconButton
          aria-label={words}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={event => {
            setOpened(true);
            setAnchor(event.currentTarget);
          }}
        >
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </Tip>
      {/* their keys work and their dialogs stand, whether the panel is open or not */}
      {!wasOpened && (
        <div hidden>
          {tools.map(({ word, control }) => (
            <Fragment key={word}>{control}</Fragment>
          ))}
        </div>
      )}
      <Popover
        keepMounted
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': words,
            sx: { mt: 1, p: 2, minWidth: 200, maxWidth: '90vw' },
          },
        }}
      >
        {tools.map(({ word, control }) => (
          <Row key={word}>
            <span>{translate(`shell.tools.${word}`)}</span>
            {control}
          </Row>
        ))}
      </Popover>
    </>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 32,
  paddingLeft: 8,
  '& > span': { flex: 1 },
  // what this browser cannot do has no button
  '&:not(:has(button, a))': { display: 'none' },
  [theme.breakpoints.down('md')]: { minHeight: 44, fontSize: 14 },
}));
