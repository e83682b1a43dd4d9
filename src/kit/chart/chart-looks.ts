/** What every chart looks like: nothing moves, nothing has a colour that is not a token. */
import { FONT, type Tokens } from '../theme/tokens.ts';

export const wordsOf = ({ text }: Tokens) => ({ color: text.faint, fontFamily: FONT, fontSize: 11 });

/** @param formatter of what the pointer is at */
export const tooltipOf = ({ float, edge, text, outline }: Tokens, formatter: (hit: unknown) => string) => ({
  trigger: 'axis',
  // the other way writes styles into the page, which its policy refuses
  renderMode: 'richText',
  confine: true,
  backgroundColor: float,
  borderColor: edge,
  textStyle: { color: text.strong, fontFamily: FONT, fontSize: 12 },
  axisPointer: { type: 'line', lineStyle: { color: outline } },
  formatter,
});
