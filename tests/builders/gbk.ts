/** Bytes of a text in the encoding of Chinese programs, which Node only decodes. Characters of one or two bytes. */

const BYTES = new Map<string, readonly number[]>();
const decoder = new TextDecoder('gbk');
for (let first = 0x81; first <= 0xfe; first++) {
  for (let second = 0x40; second <= 0xfe; second++) {
    const letter = decoder.decode(Uint8Array.of(first, second));
    if (letter.length === 1 && letter !== '\ufffd' && !BYTES.has(letter)) BYTES.set(letter, [first, second]);
  }
}

export function gbk(text: string): Buffer {
  return Buffer.from(
    [...text].flatMap(letter => {
      const code = letter.codePointAt(0) ?? 0;
      const bytes = code < 0x80 ? [code] : BYTES.get(letter);
      if (!bytes) throw new RangeError(`not in GBK: ${letter}`);
      return [...bytes];
    }),
  );
}
