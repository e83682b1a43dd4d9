import { expect, it } from 'vitest';
import { platesIn } from './plates-in.ts';

it('plates come as people write them', () => {
  expect(platesIn(' 桂at1234，桂AT1234、桂BX001;\n桂Cy002 ')).toEqual(['桂AT1234', '桂BX001', '桂CY002']);
});
