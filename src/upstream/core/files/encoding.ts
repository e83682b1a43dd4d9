/** The letters of a text file, whose bytes do not say by which encoding they are meant. */

export interface Decoded {
  text: string;
  /** Bytes that are no letter stand in it as U+FFFD. */
  isDamaged: boolean;
}

/** UTF-8 with or without its mark, UTF-16 with one, else the encoding of Chinese spreadsheets. */
export function decoded(bytes: Buffer): Decoded {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return decodedAs('utf-16le', bytes);
  if (mark === 'feff') return decodedAs('utf-16be', bytes);
  const isMarked = bytes.subarray(0, 3).toString('hex') === 'efbbbf';
  return decodedAs(isMarked || isMostlyUtf8(bytes) ? 'utf-8' : 'gb18030', bytes);
}

function decodedAs(encoding: string, bytes: Buffer): Decoded {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isDamaged: false };
  } catch {
    return { text: new TextDecoder(encoding).decode(bytes), isDamaged: true };
  }
}

const WHOLE = /[\u0080-\ufffc\ufffe\uffff]/g;
const BROKEN = /\ufffd/g;
/** By chance some letters of the other encoding look like UTF-8, but far fewer than those that do not. */
const WHOLE_TO_ONE_BROKEN = 4;

/** A few bad bytes do not make another encoding of it. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const { text, isDamaged } = decodedAs('utf-8', bytes);
  if (!isDamaged) return true;
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return count(WHOLE) > WHOLE_TO_ONE_BROKEN * count(BROKEN);
}
