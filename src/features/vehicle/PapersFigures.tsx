/** On the dashboard: vehicles that may not, or soon may not, be on the road, and those whose pictures wait. */
import { useTranslate } from 'ra-core';
import { machineCalls } from '../../contract/machine.ts';
import { useCapability } from '../../data/session-context.tsx';
import { useAnswer } from '../../data/use-call.ts';
import { ExpiryFigures } from '../../nouns/papers/ExpiryFigures.tsx';
import { VEHICLE, vehiclesPath } from './paths.ts';

export default function PapersFigures() {
  const translate = useTranslate();
  const hasFiles = useCapability('files');
  const { data: value } = useAnswer(machineCalls.notHandleAttachmentVehicleCount, {}, { enabled: hasFiles });
  const unhandled = { label: translate('papers.unhandled'), value, to: vehiclesPath(UNHANDLED) };
  return <ExpiryFigures resource={VEHICLE} pathOf={vehiclesPath} more={hasFiles ? [unhandled] : NO_MORE} />;
}

const UNHANDLED = { hasUnhandled: 1 } as const;
const NO_MORE = [] as const;
