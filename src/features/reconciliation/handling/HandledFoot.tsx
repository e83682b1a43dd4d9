/** How a difference was handled, by whom and when; taken back while the day is open, corrected today once it is closed. */
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, Lock, PenLine, Undo2 } from 'lucide-react';
import { LinkBase, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { reconciliationCalls } from '../../../contract/reconciliation.ts';
import type { DifferenceDetail } from '../../../contract/reconciliation-records.ts';
import { CORRECT, NAMED_FROM } from '../../../contract/reconciliation-states.ts';
import { listPath } from '../../../data/figures.ts';
import { useMay } from '../../../data/session-context.tsx';
import { Framed } from '../../../kit/Framed.tsx';
import { useSavedInput } from '../../../kit/form/use-saved-input.ts';
import { formatYuan } from '../../../kit/format/count.ts';
import { Time } from '../../../kit/format/Time.tsx';
import { Key } from '../../../kit/Key.tsx';
import { useFocusKept } from '../../../kit/use-focus-kept.ts';
import { useShortcut } from '../../../kit/use-shortcut.ts';
import { useHandlingWords } from '../difference/use-handling-words.ts';
import { Foot, FootRow, type Problem } from './Foot.tsx';
import { useHandle } from './use-handle.ts';

const EMPTY = { remark: '' };
const KEYS = { takeBack: 'U', correct: 'C' } as const;

interface HandledFootProps {
  detail: DifferenceDetail;
  isClosed: boolean;
  problem: Problem | undefined;
  onProblem: (problem: Problem | undefined) => void;
}

export function HandledFoot({ detail: { difference }, isClosed, problem, onProblem }: HandledFootProps) {
  const translate = useTranslate();
  const words = useHandlingWords()(difference);
  const acting = useHandle(difference, onProblem);
  const mayHandle = useMay(reconciliationCalls.takeBackHandling);
  const whole = useFocusKept<HTMLElement>({ isBusy: acting.isPending });
  const [isAsked, setAsked] = useState(false);
  const kept = useSavedInput(`reconciliation/closed/${difference.id}`, EMPTY);
  const { handling, handledBy, handledOn, correction, gap } = difference;
  const word = (key: string, more: object = {}) => translate(`reconciliationDesk.foot.${key}`, more);
  const canTakeBack = mayHandle && !isClosed && handling !== null && handling !== CORRECT;
  const whyNotCorrect = correction
    ? translate('reason.CORRECTION_MADE')
    : gap === 0
      ? translate('reason.ADD_BOTH_EQUAL')
      : null;
  const canCorrect = mayHandle && isClosed && whyNotCorrect === null;
  const takeBack = () => void acting.takeBack();
  useShortcut('u', takeBack, {
    isEnabled: canTakeBack && !acting.isPending,
    label: 'reconciliationDesk.keys.takeBack',
    group: 'record',
  });
  useShortcut('c', () => setAsked(true), {
    isEnabled: canCorrect,
    label: 'reconciliationDesk.keys.correctToday',
    group: 'record',
  });
  useShortcut('escape', () => setAsked(false), { isEnabled: isAsked, inFields: true, isAlways: true });
  const correct = async (event: FormEvent) => {
    event.preventDefault();
    if (kept.typed.remark.trim() === '' || !(await acting.correct(kept.typed.remark))) return;
    setAsked(false);
    await kept.clear();
  };
  return (
    <Foot ref={whole} problem={problem}>
      {handling !== null && (
        <p>
          <Check size={14} aria-hidden /> <b>{words}</b> {handledBy} <Time value={handledOn} isByClock />
        </p>
      )}
      {correction && (
        <p>
          <LinkBase to={listPath(correction.resource, { id: correction.id })}>
            {word('correction', { amount: formatYuan(correction.amount), day: correction.day })}
          </LinkBase>
        </p>
      )}
      <Row>
        {isClosed && (
          <small>
            <Lock size={14} aria-hidden /> {whyNotCorrect ?? word('locked')}
          </small>
        )}
        {canTakeBack && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Undo2 aria-hidden />}
            aria-keyshortcuts={KEYS.takeBack}
            loading={acting.isPending}
            onClick={takeBack}
          >
            {word('takeBack')}
            <Key>{KEYS.takeBack}</Key>
          </Button>
        )}
        {!isClosed && handling === CORRECT && <small>{translate('reason.TAKE_BACK_SETTLED')}</small>}
        {isClosed && mayHandle && !isAsked && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<PenLine aria-hidden />}
            aria-keyshortcuts={KEYS.correct}
            disabled={!canCorrect}
            onClick={() => setAsked(true)}
          >
            {word('correctToday')}
            <Key>{KEYS.correct}</Key>
          </Button>
        )}
      </Row>
      {isAsked && canCorrect && (
        <Row as="form" onSubmit={correct}>
          <Framed
            autoFocus
            fullWidth
            value={kept.typed.remark}
            placeholder={word('why')}
            inputProps={{ 'aria-label': word('why'), maxLength: 200 }}
            onChange={event => kept.change({ remark: event.target.value })}
          />
          <Button color="inherit" onClick={() => setAsked(false)}>
            {translate('common.cancel')}
            <Key>Esc</Key>
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={acting.isPending}
            disabled={kept.typed.remark.trim() === ''}
          >
            {word('correctToday')}
            {Math.abs(gap) >= NAMED_FROM && ` ${formatYuan(Math.abs(gap))}`}
          </Button>
        </Row>
      )}
    </Foot>
  );
}

const Row = styled(FootRow)(({ theme: { tokens } }) => ({
  small: { flex: 1, fontSize: 13, color: tokens.text.plain, svg: { verticalAlign: -2, marginRight: 4 } },
}));
