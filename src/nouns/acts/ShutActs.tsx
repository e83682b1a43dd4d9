/** Acts that do not fit now, each with the reason, behind one button. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Menu, MenuItem } from '../../kit/menu/menu.tsx';
import type { Act } from './act.ts';

/** They can be reached with keys, to hear why. */
const REACHED = { list: { disabledItemsFocusable: true } };

export function ShutActs({ label, acts }: { label: string; acts: readonly Act[] }) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shut = acts.filter(({ whyNot }) => whyNot !== undefined);
  if (shut.length === 0) return null;
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
