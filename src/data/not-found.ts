/** The failure for a record that no answer holds, in the protocol's own form. */
import { FAILURES } from '../contract/failures.ts';
import { UpstreamError } from './send.ts';

export const notFound = () => new UpstreamError('failure', FAILURES.NOT_FOUND);

export const isNotFound = (error: unknown) =>
  error instanceof UpstreamError && error.errCode === FAILURES.NOT_FOUND.errCode;
