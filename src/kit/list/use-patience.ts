/** How long the list has been asked for, and the way out of waiting. */
import { useQueryClient } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { useEffect, useState } from 'react';
import { SLOW_AFTER_MS, useDelayed } from '../use-delayed.ts';

export interface Patience {
  /** It takes longer than anybody waits in silence. */
  isSlow: boolean;
  /** The clerk waits no longer: what is shown, if anything, is from before. */
  isGivenUp: boolean;
  /** Ends the requests of this list. */
  giveUp: () => void;
  tryAgain: () => void;
}

export function usePatience(): Patience {
  const { resource, isFetching = false } = useListContext();
  const client = useQueryClient();
  const isSlow = useDelayed(isFetching, SLOW_AFTER_MS);
  const [isGivenUp, setGivenUp] = useState(false);
  useEffect(() => {
    if (isFetching) setGivenUp(false);
  }, [isFetching]);
  const queryKey = [resource, 'getList'];
  return {
    isSlow,
    isGivenUp: isGivenUp && !isFetching,
    giveUp: () => {
      // figures of the same list wait for the same upstream
      void client.cancelQueries({ queryKey }).then(() => setGivenUp(true));
    },
    tryAgain: () => void client.refetchQueries({ queryKey, type: 'active' }),
  };
}
