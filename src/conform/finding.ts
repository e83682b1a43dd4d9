/** What an upstream does otherwise than the contract says. */

/** `tolerable`: the console copes. `breaking`: something does not work, shows wrong, or is open to others. */
export type Severity = 'tolerable' | 'breaking';

export interface Finding {
  severity: Severity;
  /** One line for an operator's developer, never with a value of a record in it. */
  text: string;
}

export const tolerable = (text: string): Finding => ({ severity: 'tolerable', text });
export const breaking = (text: string): Finding => ({ severity: 'breaking', text });

export const isBreaking = ({ severity }: Finding) => severity === 'breaking';
