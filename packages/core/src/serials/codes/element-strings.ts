import { identifiers, type ElementName, type Elements, type Identifier } from "./element-names.ts";

/** What ends a value whose length isn't fixed (FNC1 within a code). */
export const separator = "\u001D";

/** A code without separators can be read in several ways; more than these are no reading any more. */
const mostReadings = 12;

/** What stands behind a serial or a lot on labels of this trade: where separators are lost, nothing else is looked for in their digits. */
const followers: ReadonlySet<ElementName> = new Set([
  ...(["lot", "serial", "additionalId", "customerPart"] as const),
  ...(["producedOn", "packedOn", "bestBefore", "expiresOn"] as const),
]);

/**
 * What a GS1 element string says. Where its separators may be lost, a value whose length isn't fixed may end anywhere, and each reading is
 * given that uses up the whole, the one that ends latest first. None where it is no element string.
 */
export function readElements(text: string, mayBeLost: boolean): Elements[] {
  const isSeparated = !mayBeLost || text.includes(separator);
  const found: Elements[] = [];
  for (const elements of readings(text, {}, { isSeparated, mayBeAny: true })) {
    found.push(elements);
    if (found.length === mostReadings) break;
  }
  return found;
}

interface Way {
  isSeparated: boolean;
  /** What comes before has ended for certain. */
  mayBeAny: boolean;
}

function* readings(rest: string, found: Elements, { isSeparated, mayBeAny }: Way): Generator<Elements> {
  if (rest === "") {
    if (Object.keys(found).length > 0) yield found;
    return;
  }
  const identifier = identifiers.find(({ ai }) => rest.startsWith(ai));
  if (!identifier || identifier.name in found || !(mayBeAny || followers.has(identifier.name))) return;
  const after = rest.slice(identifier.ai.length);
  for (const length of lengthsOf(identifier, after, isSeparated)) {
    const value = after.slice(0, length);
    if (value.length !== length || !identifier.allows(value)) continue;
    const next = after.slice(length);
    const all = { ...found, [identifier.name]: value };
    const way = { isSeparated, mayBeAny: isSeparated || (identifier.isFixed && mayBeAny) };
    yield* readings(next.startsWith(separator) ? next.slice(1) : next, all, way);
  }
}

function lengthsOf({ isFixed, length }: Identifier, after: string, isSeparated: boolean): number[] {
  if (isFixed) return [length];
  if (isSeparated) {
    const end = after.indexOf(separator);
    const own = end === -1 ? after.length : end;
    return own > length ? [] : [own];
  }
  const most = Math.min(length, after.length);
  return Array.from({ length: most }, (_, at) => most - at);
}

const printed = /\((\d{2,4})\)/g;
const isKnown = (digits: string): boolean => identifiers.some(({ ai }) => ai === digits);

/** The same as it is printed below the bars, "(01)08012345678901(21)A1", with separators; undefined where it isn't written so. */
export function fromPrinted(text: string): string | undefined {
  if (!/^\(\d{2,4}\)/.test(text)) return undefined;
  const marks = [...text.matchAll(printed)].filter(([, digits = ""]) => isKnown(digits));
  if (marks[0]?.index !== 0) return undefined;
  return marks
    .map(([mark, digits = ""], at) => `${digits}${text.slice(marks[at]!.index + mark.length, marks[at + 1]?.index)}`)
    .join(separator);
}

/**
 * The same from a web address that is a code of GS1 (Digital Link 1.2: "https://…/01/08012345678901/21/A1"); undefined for another address.
 */
export function fromLink(text: string): string | undefined {
  const parts = text.replace(/[?#].*$/, "").split("/");
  const start = parts.findIndex(
    (part, at) => at > 2 && (part === "01" || part === "00") && /^\d+$/.test(parts[at + 1] ?? ""),
  );
  if (start === -1) return undefined;
  const elements: string[] = [];
  for (let at = start; at + 1 < parts.length; at += 2) {
    const [ai = "", value = ""] = [parts[at], parts[at + 1]];
    elements.push(`${ai}${ai === "01" ? value.padStart(14, "0") : decoded(value)}`);
  }
  return elements.join(separator);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part).toUpperCase();
  } catch {
    return part;
  }
}
