/** Names of an invented city, from plain words, each given out once. */
import type { Stream } from '../../../upstream/core/streams.ts';

export interface Names {
  /** Two characters that no other road or place begins with. */
  next(): string;
}

export function createNames(chance: Stream): Names {
  const left = chance.shuffled(FIRST.flatMap(first => SECOND.map(second => `${first}${second}`)));
  return {
    next: () => {
      const name = left.pop();
      if (name === undefined) throw new Error('A city of this size needs more names.');
      return name;
    },
  };
}

const FIRST = [...'嘉瑞祥泰康宁安和信德文景春秋晨晴云星月松竹梅兰桂荷榕枫锦锐翠碧银丰惠雅静'];
const SECOND = [...'华福园岭泉湖溪塘堤坡林湾台源庭光峰泽岸岚沙苑'];
