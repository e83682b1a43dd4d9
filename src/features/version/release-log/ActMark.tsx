import { useTranslate } from 'ra-core';
import type { AppRelease } from '../../../contract/app-release.ts';
import { StatusMark } from '../../../kit/StatusMark.tsx';

const TONES = { 1: 'ok', 2: 'warn', 3: 'off' } as const;

export function ActMark({ act }: Pick<AppRelease, 'act'>) {
  const translate = useTranslate();
  return <StatusMark tone={TONES[act]}>{translate(`version.log.act.${act}`)}</StatusMark>;
}
