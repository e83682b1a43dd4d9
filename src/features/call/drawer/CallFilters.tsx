/** Which calls are shown: by number, time, agent, outcome and tag. */
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { callCountCalls, UNTAGGED } from '../../../contract/call-record.ts';
import { CALL_STATES } from '../../../contract/call-states.ts';
import { useAnswer } from '../../../data/use-call.ts';
import { Framed } from '../../../kit/Framed.tsx';
import { SearchBox } from '../../../kit/list/SearchBox.tsx';
import { Segments } from '../../../kit/Segments.tsx';
import { useCallTags } from '../use-call-tags.ts';
import { type Chosen, TIMES } from './use-calls.ts';

const FRESH_MS = 10 * 60_000;

interface CallFiltersProps {
  chosen: Chosen;
  onChoose(change: Partial<Chosen>): void;
}

export function CallFilters({ chosen, onChoose }: CallFiltersProps) {
  const translate = useTranslate();
  const { tags } = useCallTags();
  // the statistics may be away while calls are there: then nobody is chosen by his name
  const { data: agents = [], error } = useAnswer(callCountCalls.customList, {}, { staleTime: FRESH_MS });
  if (chosen.id !== '') {
    return (
      <Filters>
        <Button
          color="inherit"
          variant="outlined"
          endIcon={<X size={14} aria-hidden />}
          onClick={() => onChoose({ id: '' })}
        >
          {translate('call.onlyOne')}
        </Button>
      </Filters>
    );
  }
  return (
    <Filters>
      <SearchBox
        value={chosen.mobile}
        hint={translate('call.mobileHint')}
        onSearch={mobile => onChoose({ mobile })}
      />
      <Segments
        isFramed
        label={translate('call.time.title')}
        values={TIMES}
        value={chosen.timeType}
        wordOf={timeType => translate(`call.time.${timeType}`)}
        onChoose={timeType => onChoose({ timeType })}
      />
      <div data-choices>
        <Choice
          label={translate('call.agent')}
          value={chosen.agentId}
          choices={agents.map(({ agent, agentName }) => [agent, agentName ?? agent])}
          onChoose={agentId => onChoose({ agentId })}
        />
        <Choice
          label={translate('call.outcome')}
          value={chosen.state}
          choices={CALL_STATES.map(state => [state, translate(`call.state.${state}`)])}
          onChoose={state => onChoose({ state: state as Chosen['state'] })}
        />
        <Choice
          label={translate('call.tag')}
          value={chosen.tagging}
          choices={[
            [UNTAGGED, translate('call.untagged')],
            ...tags.map(({ value, label }) => [value, label] as const),
          ]}
          onChoose={tagging => onChoose({ tagging })}
        />
      </div>
      {error && <small role="status">{translate('call.agentsFailed')}</small>}
    </Filters>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChoose(value: string): void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      value={value}
      input={<Framed />}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{label}</option>
      {/* what was chosen elsewhere, where its name is not there */}
      {value !== '' && choices.every(([each]) => each !== value) && <option value={value}>{value}</option>}
      {choices.map(([each, words]) => (
        <option key={each} value={each}>
          {words}
        </option>
      ))}
    </NativeSelect>
  );
}

const Filters = styled('div')(({ theme: { tokens } }) => ({
  display: 'flex',
  flex: 'none',
  flexDirection: 'column',
  gap: 8,
  padding: '8px 12px',
  borderBottom: `1px solid ${tokens.line}`,
  '& > [role=search]': { width: '100%' },
  '[data-choices]': { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: 6 },
  small: { color: tokens.text.faint, fontSize: 12 },
}));
