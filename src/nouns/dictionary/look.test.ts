import { expect, it } from 'vitest';
import { classNamesOf, lookOf } from './look.ts';

it('knows the looks there are, and takes any other for the plain one', () => {
  expect(['success', 'danger', 'pink', '', null, undefined].map(lookOf)).toEqual([
    'success',
    'danger',
    'default',
    'default',
    'default',
    'default',
  ]);
});

it('lets names of classes in, each as one of the dictionary, and nothing else', () => {
  expect(classNamesOf('urgent  big-1')).toBe('dict-urgent dict-big-1');
  expect(classNamesOf('MuiModal-root')).toBe('dict-MuiModal-root');
  for (const bad of ['"><img src=x>', 'a{color:red}', '1a', '', null, undefined]) {
    expect(classNamesOf(bad)).toBeUndefined();
  }
});
