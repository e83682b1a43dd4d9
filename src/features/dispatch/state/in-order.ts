/** Those that are named in the order of their names, the others after them as they come. */
export function inOrderOf<T>(
  names: readonly string[],
  list: readonly T[],
  nameOf: (entry: T) => string,
): T[] {
  const places = new Map(names.map((name, at) => [name, at]));
  const placeOf = (entry: T) => places.get(nameOf(entry)) ?? names.length;
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}
