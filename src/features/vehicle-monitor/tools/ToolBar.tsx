/** The tools of the map, each with its key. */
import { styled } from '@mui/material/styles';
import { Camera, CircleDot, Expand, Flame, type LucideIcon, Ruler, Shrink } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { floating } from '../../../kit/float.ts';
import { Tip } from '../../../kit/Tip.tsx';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import type { WholeScreen } from '../use-whole-screen.ts';
import type { HeatShown } from './use-heat.ts';
import type { Tools } from './use-tools.ts';

interface ToolBarProps {
  /** Nothing can be measured in a still picture. */
  isPlain: boolean;
  tools: Tools;
  heat: HeatShown;
  screen: WholeScreen;
  picture: { isBusy: boolean; save(): void };
  /** Pixels. */
  right: number;
}

export function ToolBar({ isPlain, tools, heat, screen, picture, right }: ToolBarProps) {
  const translate = useTranslate();
  const { held, toggle } = tools;
  return (
    <Bar role="group" aria-label={translate('vehicleMonitor.tools.label')} style={{ right }}>
      <One
        name="circle"
        icon={CircleDot}
        keys="c"
        isOn={held === 'circle'}
        onClick={() => toggle('circle')}
      />
      {!isPlain && (
        <One name="ruler" icon={Ruler} keys="m" isOn={held === 'ruler'} onClick={() => toggle('ruler')} />
      )}
      {!isPlain && <One name="heat" icon={Flame} keys="h" isOn={heat.isOn} onClick={heat.toggle} />}
      <One
        name={screen.isWhole ? 'leaveWhole' : 'whole'}
        icon={screen.isWhole ? Shrink : Expand}
        keys="w"
        onClick={screen.toggle}
      />
      <One name="picture" icon={Camera} keys="i" isBusy={picture.isBusy} onClick={picture.save} />
    </Bar>
  );
}

interface OneProps {
  name: string;
  icon: LucideIcon;
  /** As `useShortcut` writes it. */
  keys: string;
  /** Unset for what is done at once. */
  isOn?: boolean;
  isBusy?: boolean;
  onClick(): void;
}

function One({ name, icon: Icon, keys, isOn, isBusy, onClick }: OneProps) {
  const translate = useTranslate();
  const label = translate(`vehicleMonitor.tools.${name}`);
  useShortcut(keys, onClick, { label: `vehicleMonitor.tools.${name}`, group: 'page', isEnabled: !isBusy });
  const cap = keys.toUpperCase();
  return (
    <Tip title={`${label} ${cap}`}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isOn}
        aria-keyshortcuts={cap}
        disabled={isBusy}
        onClick={onClick}
      >
        <Icon size={16} aria-hidden />
      </button>
    </Tip>
  );
}

const Bar = styled('div')(({ theme: { tokens } }) => ({
  ...floating(tokens),
  position: 'absolute',
  zIndex: 2,
  top: 12,
  display: 'flex',
  gap: 2,
  padding: 2,
  button: {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: tokens.text.strong,
    cursor: 'pointer',
    '&:hover': { backgroundColor: tokens.hover },
    '&:disabled': { color: tokens.text.disabled, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}`, outlineOffset: -2 },
    '&[aria-pressed=true]': { backgroundColor: tokens.accent.soft, color: tokens.accent.ink },
  },
}));
