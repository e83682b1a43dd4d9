import { SkeletonBar } from '../SkeletonBar.tsx';

/** Rows in the shape of what comes. */
export function SkeletonRows({ columns }: { columns: number }) {
  return ROWS.map(row => (
    <tr key={row}>
      {CELLS.slice(0, columns).map(cell => (
        <td key={cell}>
          <SkeletonBar style={{ height: 12, width: `${40 + ((row * 7 + cell * 13) % 45)}%` }} />
        </td>
      ))}
    </tr>
  ));
}

const ROWS = Array.from({ length: 12 }, (_, index) => index);
const CELLS = Array.from({ length: 20 }, (_, index) => index);
