/** The package carries no types; this is the part that is used. */
declare module 'fs-native-extensions' {
  /** Takes the whole file for this open file description; false if somebody else has it. */
  export function tryLock(descriptor: number): boolean;
}
