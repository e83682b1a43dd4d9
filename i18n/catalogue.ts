/** The shape of a translation: the keys of the source, other words. */
export type Catalogue<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Catalogue<Source[Key]>;
};
