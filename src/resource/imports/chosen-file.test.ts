import { describe, expect, it } from 'vitest';
import { earlierOf, mappedAs } from './chosen-file.ts';

const fileOf = (...heads: string[]) => ({
  importId: '1',
  fileName: '车辆.csv',
  sheetName: null,
  sheetNames: [],
  headRow: 1,
  rowCount: 1,
  columns: heads.map(name => ({ name, samples: [] })),
});
const source = new Blob();
const chosen = {
  file: fileOf('车牌号', '颜色'),
  source,
  mapping: { plateNumber: 0, color: 1, brand: null },
  updatesBy: 'plateNumber',
};

describe('a file that comes in the place of one with refused rows', () => {
  it('fills fields from the columns of the same heads, wherever they are', () => {
    const report = fileOf('问题', '车牌号', '颜色');
    expect(mappedAs(earlierOf(chosen), report, source)).toMatchObject({
      mapping: { plateNumber: 1, color: 2, brand: null },
      updatesBy: 'plateNumber',
    });
  });

  it('is guessed anew where a head is missing, or nobody has changed the guess', () => {
    expect(mappedAs(earlierOf(chosen), fileOf('车牌号'), source).mapping).toBeNull();
    const guessed = earlierOf({ ...chosen, mapping: null });
    expect(mappedAs(guessed, chosen.file, source)).toMatchObject({ mapping: null, updatesBy: 'plateNumber' });
    expect(mappedAs(null, chosen.file, source)).toMatchObject({ mapping: null, updatesBy: null });
  });
});
