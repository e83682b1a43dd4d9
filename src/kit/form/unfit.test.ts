import { expect, it } from 'vitest';
import { namesOf, unfitOf } from './unfit.ts';

const pictures = { largest: 10, accept: ['image/jpeg', 'image/png'] };
const papers = { largest: 10, accept: ['application/pdf', '.docx'] };
const aFile = (name: string, type = '', size = 1) => ({ name, type, size });

it('a file is judged by its type, by its ending where that is what is asked for, and by its size', () => {
  expect(unfitOf(aFile('a.png', 'image/png', 10), pictures)).toBeNull();
  expect(unfitOf(aFile('a.png', 'image/png', 11), pictures)).toBe('tooLarge');
  expect(unfitOf(aFile('a.heic', 'image/heic'), pictures)).toBe('wrongType');
  expect(unfitOf(aFile('A.DOCX', 'application/octet-stream'), papers)).toBeNull();
  expect(unfitOf(aFile('a.zip', 'application/zip'), papers)).toBe('wrongType');
});

it('a file whose type the system does not know is left to the upstream', () => {
  expect(unfitOf(aFile('picture'), pictures)).toBeNull();
  expect(unfitOf(aFile('picture'), { ...pictures, accept: ['.png'] })).toBe('wrongType');
});

it('types and endings are called alike', () => {
  expect(namesOf(['image/jpeg', 'image/webp', 'application/pdf', '.docx'])).toEqual([
    'JPG',
    'WEBP',
    'PDF',
    'DOCX',
  ]);
});
