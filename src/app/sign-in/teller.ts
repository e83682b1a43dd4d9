/** Where a step says what is wrong: read out at once, and beside it, silently, how long it still holds. */
import { clockText, countDown } from './countdown.ts';
import { problemWords } from './problem-words.ts';
import { onWords, type Saying } from './words.ts';

export interface Teller {
  /** Null takes back what was said. */
  say(saying: Saying | null): void;
  end(): void;
}

export function tellerOf(message: HTMLElement, wait: HTMLElement): Teller {
  let saying: Saying | null = null;
  let stop = () => {};
  const say = (next: Saying | null) => {
    saying = next;
    stop();
    wait.textContent = '';
    const text = next?.() ?? '';
    // what is written again would be read out again
    if (message.textContent !== text) message.textContent = text;
    message.classList.toggle('good', next?.isGood === true);
    if (next?.until) stop = countWait(wait, next.until);
  };
  const off = onWords(() => say(saying));
  return {
    say,
    end: () => {
      off();
      stop();
    },
  };
}

export function countWait(wait: HTMLElement, until: number): () => void {
  return countDown(until, seconds => {
    const { waitLeft, tryNow } = problemWords();
    wait.textContent = seconds > 0 ? waitLeft.replace('%{time}', clockText(seconds)) : tryNow;
  });
}
