/** A number that is cut in its middle where there is no room: numbers of one kind begin alike and differ at their end. */
import { styled } from '@mui/material/styles';

/** So many signs of the end always show. */
const END = 7;

export function MiddleCut({ children: text }: { children: string }) {
  return (
    <Whole title={text}>
      <span>{text.slice(0, -END)}</span>
      <span>{text.slice(-END)}</span>
    </Whole>
  );
}

const Whole = styled('span')({
  display: 'flex',
  minWidth: 0,
  whiteSpace: 'pre',
  'span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  'span:last-of-type': { flex: 'none' },
});
