import { StatusMark } from '../../kit/StatusMark.tsx';
import { useLogWords } from './use-log-words.ts';

interface ResultMarkProps {
  /** 1 success, 0 failure. */
  status: number;
  /** Said instead of the bare word, where it is known why. */
  children?: string;
}

export function ResultMark({ status, children }: ResultMarkProps) {
  const words = useLogWords();
  return <StatusMark tone={status === 1 ? 'ok' : 'bad'}>{children || words.status(status)}</StatusMark>;
}
