import { useTranslate } from 'ra-core';
import type { Driver } from '../../contract/driver.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';

/** 正常, 停运, 黑名单, 离职. */
export function DriverStatus({ state }: Pick<Driver, 'state'>) {
  const translate = useTranslate();
  return <StatusMark tone={TONES[state]}>{translate(`driver.state.${state}`)}</StatusMark>;
}

const TONES: Readonly<Record<Driver['state'], StatusTone>> = { 1: 'ok', 2: 'warn', 3: 'bad', 4: 'off' };
