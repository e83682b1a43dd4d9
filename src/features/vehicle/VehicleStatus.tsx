import { useTranslate } from 'ra-core';
import type { Vehicle } from '../../contract/vehicle.ts';
import { StatusMark, type StatusTone } from '../../kit/StatusMark.tsx';

/** 营运, 维修, 停运, 报废. */
export function VehicleStatus({ state }: Pick<Vehicle, 'state'>) {
  const translate = useTranslate();
  return <StatusMark tone={TONES[state]}>{translate(`vehicle.state.${state}`)}</StatusMark>;
}

const TONES: Readonly<Record<Vehicle['state'], StatusTone>> = { 1: 'ok', 2: 'warn', 3: 'bad', 4: 'off' };
