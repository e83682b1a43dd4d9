/** What the server's own log keeps of an error: what and where. */

export type LoggedError = {
  type: string;
  message: string;
  /** SQLSTATE, or the code of a system call. */
  code?: string;
  constraint?: string;
  /** The places alone, without the message. */
  stack: string;
  cause?: LoggedError;
};

/**
 * Never the values of a query: an error of the database layer carries them in its message, in `params` and in
 * `detail`, and among them are phone numbers and hashes of passwords.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { query, code, constraint } = error as Error & Record<'query' | 'code' | 'constraint', unknown>;
  return {
    type: error.name,
    message: typeof query === 'string' ? query : error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter(line => /^ {4}at /.test(line))
      .join('\n'),
    ...(error.cause !== undefined && { cause: loggedError(error.cause) }),
  };
}
