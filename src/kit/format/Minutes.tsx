/** How long something takes, its figures in bold. */
import { wholeMinutes } from './number.ts';
import { useMinutes } from './use-minutes.ts';

const FIGURES = /(\d+)/;

export function Minutes({ seconds }: { seconds: number }) {
  const words = useMinutes()(wholeMinutes(seconds));
  // words and figures by turns, so that their places tell them apart
  const parts = words.split(FIGURES).map((text, at) => ({ text, key: String(at), isFigure: at % 2 === 1 }));
  return parts.map(({ text, key, isFigure }) => (isFigure ? <b key={key}>{text}</b> : text));
}
