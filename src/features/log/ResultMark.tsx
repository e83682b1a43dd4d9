import { StatusMark } from '../../kit/StatusMark.tsx';
import { type Result, toneOfResult } from '../../nouns/sign-in/tone-of-result.ts';
import { useLogWords } from './use-log-words.ts';

interface ResultMarkProps {
  status: Result;
  /** Said instead of the bare word, where it is known why. */
  children?: string;
}

export function ResultMark({ status, children }: ResultMarkProps) {
  const words = useLogWords();
  return <StatusMark tone={toneOfResult(status)}>{children || words.status(status)}</StatusMark>;
}
