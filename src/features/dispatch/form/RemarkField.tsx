/** What the driver has to know: by phrases, or in one's own words. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Framed } from '../../../kit/Framed.tsx';
import { Chips } from '../parts/Chips.tsx';
import { hasPhrase, withPhrase } from '../state/entry.ts';

const PHRASES = ['slow', 'luggage', 'wheelchair', 'pet', 'child', 'callFirst', 'hurry'] as const;
const LONGEST = 200;

export function RemarkField({ value, onChange }: { value: string; onChange(remark: string): void }) {
  const translate = useTranslate();
  const separator = translate('dispatch.comma');
  const wordOf = (phrase: (typeof PHRASES)[number]) => translate(`dispatch.phrase.${phrase}`);
  return (
    <Whole>
      <Chips
        label={translate('dispatch.form.phrases')}
        values={PHRASES}
        wordOf={wordOf}
        isChosen={phrase => hasPhrase(value, wordOf(phrase), separator)}
        onChoose={phrase => onChange(withPhrase(value, wordOf(phrase), separator))}
      />
      <Framed
        name="remark"
        value={value}
        placeholder={translate('order.field.remark')}
        inputProps={{ 'aria-label': translate('order.field.remark'), maxLength: LONGEST }}
        onChange={({ target }) => onChange(target.value)}
      />
    </Whole>
  );
}

const Whole = styled('div')({ display: 'flex', flexDirection: 'column', gap: 6 });
