/** The forms of a text that counts: `rows_one`, `rows_other` are asked for by `rows`. */
type Form = "zero" | "one" | "two" | "few" | "many" | "other";

type Counted<Name> = Name extends `${infer Base}_other` ? Base : never;
type FormOf<Name extends string> = `${Name}_${Form}`;

/** The keys of texts: the way to one through the groups, by points. A text that counts is asked for without its form. */
export type PlainKey<T> = {
  [Name in Exclude<keyof T & string, FormOf<Counted<keyof T>>>]: T[Name] extends string
    ? Name
    : `${Name}.${PlainKey<T[Name]>}`;
}[Exclude<keyof T & string, FormOf<Counted<keyof T>>>];

/** The keys of texts that want a count. */
export type CountedKey<T> =
  | Counted<keyof T>
  | { [Name in keyof T & string]: T[Name] extends string ? never : `${Name}.${CountedKey<T[Name]>}` }[keyof T & string];

/** The groups that texts stand in: `problem`, `office.states`. */
export type GroupKey<T> = {
  [Name in keyof T & string]: T[Name] extends string ? never : Name | `${Name}.${GroupKey<T[Name]>}`;
}[keyof T & string];
