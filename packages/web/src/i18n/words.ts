import { fillKnown, pluralFormOf } from "@solvia/core/platform/text/fill";
import type { Area } from "@solvia/texts/area";
import type { CountedKey, GroupKey, PlainKey } from "@solvia/texts/keys";
import type { Language } from "@solvia/core/platform/locale";
import type { ShopTexts } from "./shop.ts";

/** An area whose texts are there in the language that is read, and in each that is chosen from then on (`openArea`). */
export interface Opened<T> {
  readonly texts: Area<T>;
}

type TextsOf<A> = ShopTexts | (A extends Opened<infer T> ? T : never);
type Plain<T> = T extends unknown ? PlainKey<T> : never;
type Counted<T> = T extends unknown ? CountedKey<T> : never;
type Group<T> = T extends unknown ? GroupKey<T> : never;

/** The keys of texts that have no count: of the shop, which are always there, and of opened areas. */
export type TextKey<A extends Opened<unknown> = never> = Plain<TextsOf<A>>;
/** The keys of the groups that texts stand in. */
export type TextGroup<A extends Opened<unknown> = never> = Group<TextsOf<A>>;

/** The names of the texts within a group: what may follow "problem." in a key. */
export type NameIn<G extends string, A extends Opened<unknown> = never> =
  TextKey<A> extends infer Key ? (Key extends `${G}.${infer Name}` ? Name : never) : never;

type Values = Readonly<Record<string, unknown>>;

/** The text of a key with its values filled in; what an area says is only asked for where the area was opened. */
export interface Translate<A extends Opened<unknown> = never> {
  (key: TextKey<A>, values?: Values): string;
  /** `count` chooses the plural form that the language has for it: `rows_one`, `rows_other`. */
  (key: TextKey<A> | Counted<TextsOf<A>>, values: Values & { count: number }): string;
  /** A code that comes from elsewhere may have no text: what is said then. */
  (key: `${TextGroup<A>}.${string}`, values: Values & { defaultValue: string; count?: number }): string;
}

interface Texts {
  readonly [name: string]: string | Texts;
}

const texts = new Map<string, Texts>();
/** What a language lacks is read in English. */
const fallback: Language = "en";

/** Adds texts in a language to those that are there. */
export const addTexts = (language: Language, added: object): void =>
  void texts.set(language, merged(texts.get(language) ?? {}, added as Texts));

function merged(known: Texts, added: Texts): Texts {
  const both = Object.entries(added).map(([name, text]) => {
    const before = known[name];
    return [name, typeof text === "object" && typeof before === "object" ? merged(before, text) : text] as const;
  });
  return { ...known, ...Object.fromEntries(both) };
}

/** A text of a language alone, without any fallback. */
export function textOf(language: string, key: string): string | undefined {
  let found: string | Texts | undefined = texts.get(language);
  for (const name of key.split(".")) found = typeof found === "object" ? found[name] : undefined;
  return typeof found === "string" ? found : undefined;
}

/** A text in the form that the language has for a number of things; `other` fits where it has none, as from a million on in Italian. */
const countedTextOf = (language: Language, key: string, count: number): string | undefined =>
  textOf(language, `${key}_${pluralFormOf(language, count)}`) ?? textOf(language, `${key}_other`);

/** Translates into a language. */
export function translatorFor<A extends Opened<unknown> = never>(language: Language): Translate<A> {
  const languages = language === fallback ? [language] : [language, fallback];
  return (key: string, values: Values & { count?: number; defaultValue?: string } = {}) => {
    const { count, defaultValue = key } = values;
    for (const one of languages) {
      const text = (count === undefined ? undefined : countedTextOf(one, key, count)) ?? textOf(one, key);
      if (text !== undefined) return fillKnown(text, values, one);
    }
    return fillKnown(defaultValue, values);
  };
}
