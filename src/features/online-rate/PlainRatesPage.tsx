/** The rates by themselves: this upstream does not tell who is not heard, nor how it was before. */
import { useState } from 'react';
import { GROUP_TYPES } from '../../contract/online-rate.ts';
import { Pane } from '../../kit/Pane.tsx';
import { GroupsSide } from './GroupsSide.tsx';
import { KINDS, type Kind } from './group-choice.ts';
import { useRates } from './use-rates.ts';

export default function PlainRatesPage() {
  const [kind, setKind] = useState<Kind>('area');
  const rates = useRates(GROUP_TYPES[KINDS.indexOf(kind)] ?? 1);
  return (
    <Pane>
      <GroupsSide choice={{ kind, groupId: undefined }} rates={rates} onKind={setKind} />
    </Pane>
  );
}
