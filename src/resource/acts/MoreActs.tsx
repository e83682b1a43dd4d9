/** Further acts behind one button: those that fit, then those that do not, each with the reason. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Menu, MenuItem } from '../../kit/menu/menu.tsx';
import type { Act } from './act.ts';

/** They can be reached with keys, to hear why. */
const REACHED = { list: { disabledItemsFocusable: true } };

interface MoreActsProps<K extends string> {
  label: string;
  /** Above those that do not fit. */
  shutLabel: string | undefined;
  acts: readonly Act<K>[];
  isPending: boolean;
  onBegin(act: Act<K>): void;
}

export function MoreActs<K extends string>({ label, shutLabel, acts, isPending, onBegin }: MoreActsProps<K>) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const fitting = acts.filter(({ whyNot }) => whyNot === undefined);
  const shut = acts.filter(({ whyNot }) => whyNot !== undefined);
  if (acts.length === 0) return null;
  return (
    <>
      <Button
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        endIcon={<ChevronDown size={14} aria-hidden />}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={REACHED}
      >
        {fitting.map(act => (
          <MenuItem
            key={act.key}
            disabled={act.isShut || isPending}
            onClick={() => {
              setAnchor(null);
              // the menu gives the focus back first: a form that opens takes it after that
              requestAnimationFrame(() => onBegin(act));
            }}
          >
            {act.label}
          </MenuItem>
        ))}
        {shut.length > 0 && shutLabel && <Heading role="presentation">{shutLabel}</Heading>}
        {shut.map(({ key, label: name, whyNot }) => (
          <Line key={key} disabled>
            {name}
            <small>{whyNot}</small>
          </Line>
        ))}
      </Menu>
    </>
  );
}

const Line = styled(MenuItem)(({ theme: { tokens } }) => ({
  flexDirection: 'column',
  alignItems: 'flex-start',
  color: tokens.text.faint,
  minHeight: 0,
  paddingBlock: 6,
  lineHeight: 1.4,
  whiteSpace: 'normal',
  // it has to be read although it cannot be done
  '&.Mui-disabled': { opacity: 1 },
  small: { fontSize: 12 },
}));

const Heading = styled('li')(({ theme: { tokens } }) => ({
  padding: '6px 16px 2px',
  color: tokens.text.faint,
  fontSize: 12,
}));
