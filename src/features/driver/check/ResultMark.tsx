import { useTranslate } from 'ra-core';
import { type SpotCheck, WAITING } from '../../../contract/spot-check.ts';
import { StatusMark, type StatusTone } from '../../../kit/StatusMark.tsx';

/** 待上传, 待判定, 合格, 不合格, 超时. */
export function ResultMark({ check }: { check: Pick<SpotCheck, 'result' | 'submitTime'> }) {
  const translate = useTranslate();
  const isAnswered = check.result === WAITING && check.submitTime !== null;
  return (
    <StatusMark tone={isAnswered ? 'warn' : TONES[check.result]}>
      {translate(isAnswered ? 'spotCheck.toJudge' : `spotCheck.result.${check.result}`)}
    </StatusMark>
  );
}

const TONES: Readonly<Record<SpotCheck['result'], StatusTone>> = { 0: 'off', 1: 'ok', 2: 'bad', 3: 'bad' };
