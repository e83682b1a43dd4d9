/** The search for the vehicle, from the case's own page: what is found there becomes its match. */
import { styled } from '@mui/material/styles';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { lostCalls } from '../../../contract/lost-calls.ts';
import type { LostOrder } from '../../../contract/lost-order.ts';
import type { LostCandidate } from '../../../contract/lost-search.ts';
import { whyNot } from '../../../contract/lost-states.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import { useCall } from '../../../data/use-call.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';
import { FindVehicle } from './FindVehicle.tsx';
import { FoundForCase } from './FoundForCase.tsx';

interface FindInCaseProps {
  row: LostOrder;
  /** Somebody else edits it. */
  isHeld: boolean;
  onChanged(): Promise<unknown>;
}

export default function FindInCase({ row, isHeld, onChanged }: FindInCaseProps) {
  const notify = useNotify();
  const describe = useFailureText();
  const knowsFound = useCapability('foundItems');
  const may = useMay(lostCalls.matchInfo);
  const { mutateAsync, isPending } = useCall(lostCalls.matchInfo);
  const [failure, setFailure] = useState<unknown>(null);
  const match = async ({ plateNumber, driverId, driverName, foundBy }: LostCandidate) => {
    setFailure(null);
    try {
      await mutateAsync({
        params: { id: row.id },
        body: {
          version: row.version,
          matchPlateNumber: plateNumber,
          matchDriverId: driverId,
          matchDriverName: driverName,
          matchWay: foundBy,
        },
      });
      notify('lostSearch.matched', { type: 'success', messageArgs: { plate: plateNumber } });
    } catch (error) {
      setFailure(error);
    }
    await onChanged();
  };
  const canMatch = may && !isHeld && !isPending && whyNot('match', row) === undefined;
  return (
    <>
      {failure !== null && <Said role="alert">{describe(failure).text}</Said>}
      {knowsFound && <FoundForCase row={row} isHeld={isHeld} onChanged={onChanged} />}
      <FindVehicle
        record={row}
        onMatch={canMatch ? candidate => void match(candidate) : undefined}
        onNoted={onChanged}
      />
    </>
  );
}

const Said = styled('p')(({ theme: { tokens } }) => ({
  margin: 0,
  padding: '8px 16px',
  color: tokens.bad.ink,
}));
