/** A dialog that few open, fetched when it is first wanted; where it does not come, a message says so. */
import { useNotify } from 'ra-core';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useOnDemand } from '../../kit/use-on-demand.ts';

interface PartOnDemandProps<Props> {
  /** The same function at every drawing. */
  load: () => Promise<{ default: ComponentType<Props> }>;
  isWanted: boolean;
  onFail: () => void;
  draw: (Part: ComponentType<Props>) => ReactNode;
}

export function PartOnDemand<Props>({ load, isWanted, onFail, draw }: PartOnDemandProps<Props>) {
  const notify = useNotify();
  const { Part, hasFailed, retry } = useOnDemand(load, isWanted);
  useEffect(() => {
    if (!hasFailed) return;
    notify('error.network', { type: 'error' });
    onFail();
    retry();
  });
  return isWanted && Part ? draw(Part) : null;
}
