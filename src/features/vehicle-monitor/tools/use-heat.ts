/** Whether the density of vehicles is shown, and of which. */
import { useStore } from 'ra-core';
import { useState } from 'react';
import type { Status } from '../../../map/fleet.ts';
import type { HeatSteps } from '../../../map/layers/Heat.tsx';

/** Where to send the next order, and where they are carried. */
export const HEATED = [3, 1] as const satisfies readonly Status[];
export type Heated = (typeof HEATED)[number];

export interface HeatShown {
  isOn: boolean;
  toggle(): void;
  heated: Heated;
  setHeated(heated: Heated): void;
  steps: HeatSteps | null;
  setSteps(steps: HeatSteps | null): void;
}

export function useHeat(): HeatShown {
  const [isOn, setOn] = useStore('monitorMap.hasHeat', false);
  const [heated, setHeated] = useStore<Heated>('monitorMap.heated', HEATED[0]);
  const [steps, setSteps] = useState<HeatSteps | null>(null);
  return { isOn, toggle: () => setOn(!isOn), heated, setHeated, steps, setSteps };
}
