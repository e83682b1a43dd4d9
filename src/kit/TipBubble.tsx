import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import { floatingLook } from './theme/frame-styles.ts';
import { RADIUS } from './theme/tokens.ts';

export type TipPlacement = 'bottom' | 'right';

interface TipBubbleProps {
  anchor: Element;
  title: string;
  placement: TipPlacement;
}

export default function TipBubble({ anchor, title, placement }: TipBubbleProps) {
  return (
    <Layer open anchorEl={anchor} placement={placement} modifiers={APART}>
      <Bubble>{title}</Bubble>
    </Layer>
  );
}

/** Pixels between it and what it names. */
const APART = [{ name: 'offset', options: { offset: [0, 8] } }];

const Layer = styled(Popper)(({ theme }) => ({ zIndex: theme.zIndex.tooltip, pointerEvents: 'none' }));

const Bubble = styled('div')(({ theme: { tokens } }) => ({
  ...floatingLook(tokens),
  maxWidth: 300,
  padding: '4px 8px',
  borderRadius: RADIUS.control,
  color: tokens.text.strong,
  fontSize: 12,
  overflowWrap: 'anywhere',
}));
