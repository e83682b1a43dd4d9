/** The failure for a record that no answer holds, in the protocol's own form. */
import { FAILURES } from '../contract/grammar/failures.ts';
import { UpstreamError } from './send.ts';

export const notFound = () => new UpstreamError('failure', FAILURES.NOT_FOUND);
