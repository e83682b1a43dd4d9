/** A value that left the server masked, and for who may see it whole, the way there. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { late } from '../late.tsx';
import { useShortcut } from '../use-shortcut.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { RevealButton } from './RevealButton.tsx';
import { type Revealing, useShownValue } from './use-shown-value.ts';

interface MaskedValueProps {
  /** As it came, `138****5678`. */
  mask: string;
  /** Unset for who may not: then there is the masked text and nothing else. */
  revealing?: Revealing;
}

export function MaskedValue({ mask, revealing }: MaskedValueProps) {
  const translate = useTranslate();
  const shown = useShownValue(revealing);
  const { value, hide } = shown;
  const isShown = value !== null;
  useShortcut('escape', hide, {
    isEnabled: isShown,
    inFields: true,
    isAlways: true,
    label: 'settings.keys.hide',
    group: 'record',
  });
  if (!revealing || !mask.includes('**')) return <span>{mask}</span>;
  const seconds = Math.ceil(revealing.shownMs / 1000);
  return (
    <Row data-whole>
      <Text>{value ?? mask}</Text>
      <RevealButton revealing={revealing} shown={shown} />
      {isShown && <CopyValue value={value} />}
      <VisuallyHidden role="status">
        {isShown ? translate('kit.masked.shown', { smart_count: seconds }) : ''}
      </VisuallyHidden>
      {shown.problem && (
        <Problem role="alert" title={shown.problem}>
          {shown.problem}
        </Problem>
      )}
    </Row>
  );
}

const CopyValue = late(() => import('./WhileShown.tsx'), 'CopyValue');

const Row = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 2px',
  maxWidth: '100%',
  verticalAlign: 'top',
  // within a line of a list, on a phone too
  '& .MuiIconButton-root': { width: 24, height: 24, minWidth: 24, minHeight: 24, padding: 0 },
});

const Text = styled('span')({ marginRight: 2, fontVariantNumeric: 'tabular-nums' });

const Problem = styled('span')(({ theme }) => ({
  flexBasis: '100%',
  overflow: 'hidden',
  color: theme.tokens.bad.ink,
  fontSize: 12,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
}));
