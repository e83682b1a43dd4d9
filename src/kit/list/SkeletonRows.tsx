import { SkeletonBar } from '../SkeletonBar.tsx';

/** Rows in the shape of what comes. On a phone a row has the places of its first three cells. */
export function SkeletonRows({ columns }: { columns: number }) {
  return ROWS.map(row => (
    <tr key={row}>
      {CELLS.slice(0, columns).map(cell => (
        <td key={cell} data-place={PLACES[cell]}>
          <SkeletonBar
            style={{
              width: `${40 + ((row * 7 + cell * 13) % 45)}%`,
              minWidth: 32,
              height: 12,
              marginBlock: 6,
            }}
          />
        </td>
      ))}
    </tr>
  ));
}

const ROWS = Array.from({ length: 12 }, (_, index) => index);
const CELLS = Array.from({ length: 20 }, (_, index) => index);
const PLACES = ['title', 'status', 'second'];
