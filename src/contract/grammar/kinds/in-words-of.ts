import type { Fields } from './field.ts';

/** Fields as another resource has them, and in its words. @param room of those words */
export const inWordsOf = <F extends Fields>(room: string, fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { kind } = field;
      const isSpelled = (kind.is === 'choice' || kind.is === 'choices') && !kind.words;
      const called = field.called(`${room}.field.${name}`);
      return [name, isSpelled ? called.words(`${room}.${name}`) : called];
    }),
  ) as unknown as F;
