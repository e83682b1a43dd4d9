/** A number in the address: its last call takes its place, where calls are known; else it is filled in. */
import { useEffect, useRef } from 'react';
import { callRecordCalls } from '../../../contract/call-record.ts';
import { ask } from '../../../data/ask.ts';
import { useCapability, useMay } from '../../../data/session-context.tsx';
import type { OpenDesk } from '../state/use-desk-place.ts';
import type { OpenEntry } from '../state/use-entry.ts';

export function useCallerInAddress({ caller, go }: OpenDesk, change: OpenEntry['change']): void {
  const knowsCalls = useCapability('calls');
  const maySee = useMay(callRecordCalls.queryCallRecordList);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  useEffect(() => {
    if (caller === null) return;
    // no number stays in an address
    go({});
    const take = () => change({ mobile: caller });
    if (!knowsCalls || !maySee) return take();
    void ask(callRecordCalls.queryCallRecordList, { query: { mobile: caller, current: 1, size: 1 } }).then(
      ({ recordExpands: [last] }) => {
        if (!last) return take();
        // whoever has gone elsewhere meanwhile is not fetched back
        if (isShown.current) go({ callId: last.id });
      },
      take,
    );
  }, [caller, change, go, knowsCalls, maySee]);
}
