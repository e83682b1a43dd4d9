/** What lies above a map or a picture: a frame of its own, and the one shadow that there is. */
import { RADIUS, type Tokens } from './theme/tokens.ts';

export const floating = ({ line, float, shadow }: Tokens) => ({
  border: `1px solid ${line}`,
  borderRadius: RADIUS.float,
  backgroundColor: float,
  boxShadow: shadow,
});
