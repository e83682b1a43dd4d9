/** What kind of alarm it is, by a shape. */
import { useTheme } from '@mui/material/styles';
import {
  BatteryWarning,
  CarFront,
  CircleParking,
  Gauge,
  type LucideIcon,
  MapPinOff,
  Moon,
  Move,
  SatelliteDish,
  Siren,
  SquareArrowRightEnter,
  SquareArrowRightExit,
} from 'lucide-react';

const MARKS: Readonly<Record<number, LucideIcon>> = {
  1: Siren,
  2: Gauge,
  3: Moon,
  4: SquareArrowRightExit,
  5: SquareArrowRightEnter,
  6: BatteryWarning,
  7: SatelliteDish,
  8: CarFront,
  9: Move,
  10: CircleParking,
};

export function AlarmMark({ type, isUrgent }: { type: number; isUrgent: boolean }) {
  const { tokens } = useTheme();
  const Mark = MARKS[type] ?? MapPinOff;
  return <Mark size={16} color={isUrgent ? tokens.bad.ink : tokens.text.plain} aria-hidden />;
}
