/** Content that is drawn again only when it would look otherwise, however often what it stands in is drawn. */
import { isPlainObject } from 'es-toolkit';
import { isValidElement, memo, type ReactNode } from 'react';

interface StableContentProps {
  /** What else it shows than its children say, as the time that its parts read by themselves. */
  asOf?: number | undefined;
  children: ReactNode;
}

/**
 * Elements are compared by what they were made of. Functions are compared by identity: one that is made anew each
 * time (see `useStableCallback`) has all of the content drawn anew.
 */
export const StableContent = memo(function StableContent({ children }: StableContentProps) {
  return children;
}, isDrawnAlike);

/** Whether two elements, or what they are given, come to the same. Whatever is neither list nor plain is itself. */
export function isDrawnAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (isValidElement(one) && isValidElement(other)) {
    return one.type === other.type && one.key === other.key && isDrawnAlike(one.props, other.props);
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, at) => isDrawnAlike(each, other[at]));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => key in other && isDrawnAlike(one[key], other[key]))
  );
}
