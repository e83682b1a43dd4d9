/** Whether a file may be sent at all, as far as its name, its type and its size tell; what is in it, the upstream reads. */

export interface FileLimits {
  /** Bytes. */
  largest: number;
  /** Endings, as `.pdf`, and types, as `image/png`. */
  accept: readonly string[];
}

export type Unfit = 'wrongType' | 'tooLarge';

/** Null for one that may be sent. */
export function unfitOf(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, largest }: FileLimits,
): Unfit | null {
  if (!accept.some(one => isOf(one, file))) return 'wrongType';
  return file.size > largest ? 'tooLarge' : null;
}

function isOf(accepted: string, { name, type }: Pick<File, 'name' | 'type'>): boolean {
  if (accepted.startsWith('.')) return name.toLowerCase().endsWith(accepted);
  // a system that does not know the ending names no type
  return type === accepted || type === '';
}

/** As people call them: `JPG`, `PDF`. */
export const namesOf = (accept: readonly string[]): string[] =>
  accept.map(one => {
    const name = one.replace(/^.*[./]/, '').toUpperCase();
    return name === 'JPEG' ? 'JPG' : name;
  });
