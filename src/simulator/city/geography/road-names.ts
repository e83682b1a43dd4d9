/** Which road runs along which line, and what it is called. */
import type { Road, RoadKind, Stretch } from '../geometry/road.ts';
import { INNER_RING, OUTER_RING } from './lines.ts';
import type { Names } from './names.ts';

export interface Roads {
  of(line: number, isColumn: boolean, kind: RoadKind, over: Stretch['over']): Road;
}

/** A line keeps its name where it becomes another kind of road; a crossing of the river has a name of its own. */
export function createRoads(names: Names): Roads {
  const known = new Map<string, Road>();
  const called = new Map<string, string>();
  const nameOf = (key: string): string => {
    const name = called.get(key) ?? names.next();
    called.set(key, name);
    return name;
  };
  return {
    of: (line, isColumn, kind, over) => {
      const own = `${isColumn ? 'column' : 'row'} ${line}`;
      const key = `${own} ${kind} ${over}`;
      const road = known.get(key) ?? { name: call(nameOf(own), line, isColumn, kind, over), kind };
      known.set(key, road);
      return road;
    },
  };
}

function call(name: string, line: number, isColumn: boolean, kind: RoadKind, over: Stretch['over']): string {
  if (over !== 'land') return `${name}${over === 'bridge' ? '大桥' : '隧道'}`;
  if (kind === 'ring') return Math.abs(line) === OUTER_RING ? '外环高速' : '内环快速路';
  if (Math.abs(line) === INNER_RING || kind === 'arterial') return `${name}${isColumn ? '路' : '大道'}`;
  return `${name}${kind === 'lane' ? '巷' : isColumn ? '路' : '街'}`;
}
