import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dotSpellings, oneLine, seenText } from './texts.ts';
import { filledLine, line } from './wire.ts';

describe('a text of one line', () => {
  it.each([
    ['张\u200b三', '张三'],
    ['\ufeff张三\u200e', '张三'],
    ['\u202d张三\u202c', '张三'],
    ['张\u00ad三', '张三'],
    ['张三\r\n', '张三'],
    ['张三\n李四', '张三 李四'],
    ['张三 \r\n\r\n 李四', '张三 李四'],
    ['张\u2028三', '张 三'],
    ['👩\u200d👩\u200d👧 一家', '👩\u200d👩\u200d👧 一家'],
    ['🏳\ufe0f\u200d🌈', '🏳\ufe0f\u200d🌈'],
    ['👩🏽\u200d🚀', '👩🏽\u200d🚀'],
    ['张\u200d三', '张三'],
  ])('%j is %j', (text, kept) => {
    expect(oneLine(text)).toBe(kept);
    expect(line(40).parse(text)).toBe(kept);
  });

  it('has no ends of lines and nothing unseen, and stays as it is once it is kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        const kept = oneLine(text);
        expect(kept).not.toMatch(/[\r\n\u200b\u2028\u2060\ufeff]/);
        expect(oneLine(kept)).toBe(kept);
      }),
    );
  });

  it('in which nothing is seen is empty', () =>
    expect(filledLine(40).safeParse('\u200b\n\ufeff').success).toBe(false));

  it('that is longer than a line may be keeps its lines', () => {
    expect(line(200).parse(' 第一行\n第\u200b二行 ')).toBe('第一行\n第二行');
    expect(seenText('a\tb\nc')).toBe('a\tb\nc');
  });
});

describe('a name', () => {
  const dots = ['·', '•', '・', '.', '‧', '．'];
  it('is searched for with any dot', () => {
    for (const typed of dots) {
      const spellings = dotSpellings(`买买提${typed}艾力`);
      expect(spellings[0]).toBe(`买买提${typed}艾力`);
      for (const kept of dots) expect(spellings).toContain(`买买提${kept}艾力`);
    }
    expect(dotSpellings('迪丽热巴 · 迪力木拉提')).toContain('迪丽热巴·迪力木拉提');
  });

  it.each(['wei.li', 'a@b.cn', '1.2.3', '韦春燕', '南宁·', 'v1.2', '韦 1.5'])('%s has none', text =>
    expect(dotSpellings(text)).toEqual([text]),
  );
});
