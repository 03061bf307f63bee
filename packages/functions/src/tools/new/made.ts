/** What is written of a new thing: whole files by their paths, and what is left to be said by a person. */
export interface Made {
  files: ReadonlyMap<string, string>;
  next: readonly string[];
}

/** The text of a file of the repository; undefined where there is none. */
export type Read = (path: string) => string | undefined;

/** Why nothing was written, in words for whoever asked. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** Texts are written in Italian and English; a skeleton doesn't guess the others, and no Italian may stand in their place. */
export const otherLanguages =
  "the texts of the other languages, which npm run texts names: a letter doesn't compile until all are there, tests fail for the rest";

export type Options = Readonly<Record<string, string | undefined>>;

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** "list-badges", as files are named. */
export function nameOf(text: string | undefined, what: string): string {
  if (text !== undefined && kebab.test(text)) return text;
  throw new Refused(
    `${what} is written in small letters with hyphens, like list-badges${text ? `, and not "${text}"` : ""}.`,
  );
}

/** "list-badges" → "listBadges". */
export const camel = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
/** "list-badges" → "ListBadges". */
export const pascal = (name: string): string => camel(`-${name}`);
/** "list-badges" → "List badges." */
export const sentence = (name: string): string => {
  const words = name.replaceAll("-", " ");
  return `${words[0]?.toUpperCase()}${words.slice(1)}.`;
};

export function required(options: Options, name: string, why: string): string {
  const value = options[name];
  if (!value) throw new Refused(`--${name} is missing: ${why}.`);
  return value;
}

/** The text with these names imported from there, if they weren't. */
export function importing(text: string, names: readonly string[], from: string): string {
  const standing = new RegExp(String.raw`import \{([^}]*)\} from "${from.replaceAll(".", String.raw`\.`)}";`);
  const known =
    standing
      .exec(text)?.[1]
      ?.split(",")
      .map((name) => name.trim()) ?? [];
  const all = [...new Set([...known.filter(Boolean), ...names])];
  const line = `import { ${all.join(", ")} } from "${from}";`;
  return known.length > 0 ? text.replace(standing, line) : `${line}\n${text}`;
}

/** The text with a line after the one that opens an object. */
export function within(text: string, opening: RegExp, line: string, path: string): string {
  const found = opening.exec(text);
  if (!found)
    throw new Refused(
      `${path} has no place for it any more: packages/functions/src/tools/new has to learn where it is.`,
    );
  const at = found.index + found[0].length;
  return `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** The JSON with a value under these keys. */
export function withTexts(json: string, keys: readonly [string, ...string[]], value: unknown, path: string): string {
  const texts = JSON.parse(json) as Record<string, unknown>;
  const [last = "", ...before] = keys.toReversed();
  const group = before.toReversed().reduce((part, key) => (part[key] ??= {}) as Record<string, unknown>, texts);
  if (group[last] !== undefined) throw new Refused(`${path} has a text ${keys.join(".")} already.`);
  group[last] = value;
  return `${JSON.stringify(texts, null, 2)}\n`;
}
