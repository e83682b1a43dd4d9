/** Mail that leaves the house. */

export interface Mail {
  /** Names the message: one that is sent twice is the same to the receiver. Letters, digits, `.`, `_` and `-`. */
  id: string;
  to: readonly string[];
  subject: string;
  text: string;
  attachments?: readonly { name: string; bytes: Buffer; contentType: string }[];
}

export interface MailPort {
  /** Resolves when the server has taken it. Fails with `PortFailed`. */
  send(mail: Mail): Promise<void>;
}
