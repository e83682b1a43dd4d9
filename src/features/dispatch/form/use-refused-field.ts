/** What the server says of a field of an order that it has refused. */
import type { FailureData } from '../../../contract/grammar/failures.ts';
import { UpstreamError } from '../../../data/send.ts';
import { useFailureText } from '../../../data/use-failure-text.ts';

export function useRefusedField(): (error: unknown, field: string) => string | undefined {
  const failureText = useFailureText();
  return (error, field) => {
    if (!(error instanceof UpstreamError)) return undefined;
    const { reason, fields = [] } = (error.data ?? {}) as FailureData;
    return reason && fields.some(one => one.field === field) ? failureText(error).text : undefined;
  };
}
