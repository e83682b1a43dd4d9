/** A value of a dictionary as lists show it: its word, on the ground that the dictionary gives it. */
import { styled } from '@mui/material/styles';
import { classNamesOf, type Look, lookOf } from './look.ts';
import type { Dictionary } from './use-dictionary.ts';

interface DictionaryChipProps {
  dictionary: Pick<Dictionary, 'find'>;
  /** Shown as it is where the dictionary does not know it. */
  value: string;
}

export function DictionaryChip({ dictionary, value }: DictionaryChipProps) {
  const known = dictionary.find(value);
  return (
    <LookChip listClass={known?.listClass} cssClass={known?.cssClass}>
      {known?.description || value}
    </LookChip>
  );
}

interface LookChipProps {
  listClass?: string | null | undefined;
  cssClass?: string | null | undefined;
  children: string;
}

/** The same with a look that is not kept yet. */
export function LookChip({ listClass, cssClass, children }: LookChipProps) {
  return (
    <Chip look={lookOf(listClass)} className={classNamesOf(cssClass)}>
      {children}
    </Chip>
  );
}

const Chip = styled('span', { shouldForwardProp: name => name !== 'look' })<{ look: Look }>(
  ({ theme: { tokens }, look }) => {
    const colours = {
      default: { ink: tokens.text.plain, soft: tokens.sunken, mark: tokens.edge },
      primary: { ...tokens.accent, mark: tokens.accent.ink },
      info: { ink: tokens.accent.ink, soft: 'transparent', mark: tokens.accent.ink },
      success: tokens.ok,
      warning: tokens.warn,
      danger: tokens.bad,
    }[look];
    return {
      display: 'inline-block',
      maxWidth: '100%',
      padding: '0 8px',
      overflow: 'hidden',
      border: `1px solid ${colours.mark}`,
      borderRadius: 3,
      backgroundColor: colours.soft,
      color: colours.ink,
      lineHeight: '20px',
      textOverflow: 'ellipsis',
      verticalAlign: 'middle',
      whiteSpace: 'nowrap',
    };
  },
);
