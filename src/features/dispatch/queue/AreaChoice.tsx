/** Which area the desk is about: those in which one may create orders. */
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { ALL_AREAS } from '../../../contract/dictionary.ts';
import { dispatchQueryCalls } from '../../../contract/dispatch-query.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { useAreas } from '../../../nouns/area/use-areas.ts';

interface AreaChoiceProps {
  area: string;
  onChoose(area: string): void;
}

const FRESH_MS = 10 * 60_000;

export function AreaChoice({ area, onChoose }: AreaChoiceProps) {
  const translate = useTranslate();
  const { nameOf } = useAreas();
  const { data = [] } = useAnswer(dispatchQueryCalls.queryCityWithCreateOrder, {}, { staleTime: FRESH_MS });
  // somebody was sent here with another one
  const isOther = area !== ALL_AREAS && !data.some(({ addressType }) => addressType === area);
  return (
    <Choice
      aria-label={translate('order.field.addressType')}
      value={area}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value={ALL_AREAS}>{translate('dispatch.everywhere')}</option>
      {isOther && <option value={area}>{nameOf(area)}</option>}
      {data.map(({ addressType, areaName }) => (
        <option key={addressType} value={addressType}>
          {areaName}
        </option>
      ))}
    </Choice>
  );
}

const Choice = styled('select')(({ theme: { tokens, sizes } }) => ({
  flex: 'none',
  maxWidth: 112,
  height: Math.max(sizes.control, 28),
  padding: 0,
  border: 0,
  borderRadius: 4,
  backgroundColor: tokens.float,
  color: tokens.text.strong,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${tokens.accent.ink}` },
}));
