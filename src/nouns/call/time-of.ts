import type { CallRecord } from '../../contract/call-record.ts';

/** When it rang, was answered or, where it came to neither, came in; null where nobody says it. */
export const timeOf = ({
  ringingdate,
  begin,
  enteredOn,
}: Pick<CallRecord, 'ringingdate' | 'begin' | 'enteredOn'>) => ringingdate ?? begin ?? enteredOn;
