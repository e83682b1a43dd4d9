/** What can be done about a difference of an open day, by button or key; what cannot says why. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { CalendarClock, PenLine, SquarePlus } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DifferenceDetail, HandlingChoice } from '../../../contract/reconciliation-records.ts';
import { ADD, CARRY, CORRECT, type Handling, IGNORE } from '../../../contract/reconciliation-states.ts';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { Key } from '../../../kit/Key.tsx';
import { useFocusKept } from '../../../kit/use-focus-kept.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { Foot, FootRow, type Problem } from './Foot.tsx';
import { HandlingForm } from './HandlingForm.tsx';
import { useEffectWords } from './use-effect-words.ts';
import { useHandle } from './use-handle.ts';

const KEYS: Readonly<Record<Handling, string>> = { [CORRECT]: 'C', [ADD]: 'B', [CARRY]: 'D', [IGNORE]: 'X' };
const ICONS = { [CORRECT]: PenLine, [ADD]: SquarePlus, [CARRY]: CalendarClock, [IGNORE]: null } as const;
const EMPTY = { remark: '', toDay: '' };

interface HandlingFootProps {
  detail: DifferenceDetail;
  /** The day can be closed: that is the filled button then. */
  isReady: boolean;
  problem: Problem | undefined;
  onProblem: (problem: Problem | undefined) => void;
  onHandled: () => void;
}

export function HandlingFoot({ detail, isReady, problem, onProblem, onHandled }: HandlingFootProps) {
  const translate = useTranslate();
  const effectWords = useEffectWords();
  const { difference, choices, proposed } = detail;
  const [asked, setAsked] = useState<Handling | null>(null);
  const acting = useHandle(difference, onProblem);
  const kept = useSavedInput(`reconciliation/${difference.id}`, EMPTY);
  const whole = useFocusKept<HTMLElement>({ isBusy: acting.isPending });
  const fitting = choices.filter(({ refusal }) => refusal === null);
  const choiceOf = (handling: Handling) => fitting.find(choice => choice.handling === handling);

  const done = async (handling: Handling) => {
    const isDone = await acting.handle(handling, kept.typed);
    if (!isDone) return;
    setAsked(null);
    await kept.clear();
    onHandled();
  };
  /** What asks for nothing is done at once. */
  const begin = (handling: Handling) => {
    const choice = choiceOf(handling);
    if (!choice || acting.isPending) return;
    if (asksFor(choice)) setAsked(asked === handling ? null : handling);
    else void done(handling);
  };
  useKey('c', CORRECT, choiceOf, begin);
  useKey('b', ADD, choiceOf, begin);
  useKey('d', CARRY, choiceOf, begin);
  useKey('x', IGNORE, choiceOf, begin);

  const open = asked === null ? undefined : choiceOf(asked);
  const told = open ?? choiceOf(proposed ?? IGNORE) ?? fitting[0];
  const refused = choices.flatMap(({ handling, refusal }) =>
    refusal === null
      ? []
      : [
          translate('reconciliationDesk.foot.refused', {
            handling: translate(`reconciliation.handling.${handling}`),
            why: translate(`reason.${refusal}`),
          }),
        ],
  );
  return (
    <Foot ref={whole} problem={problem}>
      {told && <p>{effectWords(told, difference)}</p>}
      <Acts>
        {choices.map(choice => {
          const { handling, refusal } = choice;
          const Icon = ICONS[handling];
          const isMain = handling === proposed && !isReady && asked === null;
          return (
            <Button
              key={handling}
              variant={isMain ? 'contained' : 'outlined'}
              color={isMain ? 'primary' : 'inherit'}
              startIcon={Icon && <Icon aria-hidden />}
              disabled={refusal !== null || acting.isPending}
              aria-keyshortcuts={KEYS[handling]}
              aria-expanded={asksFor(choice) ? asked === handling : undefined}
              onClick={() => begin(handling)}
            >
              {nameOf(choice, translate)}
              {choice.namesAmount === 1 && ` ${formatYuan(difference.amount)}`}
              <Key>{KEYS[handling]}</Key>
            </Button>
          );
        })}
        {refused.length > 0 && <small>{refused.join(translate('common.listSeparator'))}</small>}
      </Acts>
      {open && (
        <HandlingForm
          key={open.handling}
          choice={open}
          difference={difference}
          kept={kept}
          isPending={acting.isPending}
          onDo={() => void done(open.handling)}
          onClose={() => setAsked(null)}
        />
      )}
    </Foot>
  );
}

/** An amount from 1,000 yuan on is confirmed, an added row may be explained, a remark is owed, a day may be unknown. */
const asksFor = ({ handling, namesAmount, effect }: HandlingChoice): boolean =>
  handling === IGNORE || handling === ADD || namesAmount === 1 || (handling === CARRY && effect.day === null);

function nameOf({ handling, effect }: HandlingChoice, translate: ReturnType<typeof useTranslate>): string {
  if (handling === CORRECT && effect.end !== null)
    return translate(`reconciliationDesk.foot.correct.${effect.end}`);
  return translate(`reconciliationDesk.foot.handling.${handling}`);
}

function useKey(
  key: string,
  handling: Handling,
  choiceOf: (handling: Handling) => HandlingChoice | undefined,
  begin: (handling: Handling) => void,
) {
  useShortcut(key, () => begin(handling), {
    isEnabled: choiceOf(handling) !== undefined,
    label: `reconciliationDesk.keys.handling${handling}`,
    group: 'record',
  });
}

const Acts = styled(FootRow)(({ theme: { tokens } }) => ({
  small: { flex: '1 1 160px', color: tokens.text.faint, textAlign: 'right' },
}));
