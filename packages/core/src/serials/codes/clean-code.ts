import { separator } from "./element-strings.ts";

/** How scanners, and programs that show what they read, write the separator of a GS1 code that a keyboard has no key for. */
const writtenSeparators = /<GS>|\[GS\]|\{GS\}|\u241D|\^\]/gi;
/** The symbols' own mark that some scanners send ahead (ISO/IEC 15424): "]C1", "]d2". */
const symbology = /^\][A-Za-z][\dA-Za-z]/;
const elementStrings: ReadonlySet<string> = new Set(["]C1", "]e0", "]d2", "]Q3", "]J1"]);

export interface CleanCode {
  /** In capitals, without what is no part of it; of the controls only the separator is left. */
  text: string;
  /** The scanner has said which kind of symbol it was: one that holds element strings, one of articles (EAN, UPC), another. */
  symbol?: "elements" | "article" | "other" | undefined;
}

/** What a scanner, a camera or a hand has sent, without line ends, controls and marks. */
export function cleanCode(scanned: string): CleanCode {
  const written = scanned
    .normalize("NFKC")
    .replaceAll(writtenSeparators, separator)
    // oxlint-disable-next-line no-control-regex -- the separator U+001D is what is kept
    .replaceAll(/[\u0000-\u001C\u001E\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, (control) =>
      control === "\t" || control === "\n" || control === "\r" ? " " : "",
    )
    .trim();
  const [mark = ""] = symbology.exec(written) ?? [];
  const isMarked = mark !== "" || written.startsWith(separator);
  const text = withoutEnds(written.slice(mark.length));
  if (!isMarked) return { text };
  // "]E" is EAN and UPC, "]e" the codes of GS1 on small goods: the letter's case counts.
  if (mark.startsWith("]E")) return { text, symbol: "article" };
  return { text, symbol: mark === "" || elementStrings.has(mark) ? "elements" : "other" };
}

/** Separators at either end separate nothing; a Code 39 is sometimes sent with the asterisks that it begins and ends by. */
const withoutEnds = (text: string): string => {
  const bare = text
    .split(separator)
    .filter((part, at, parts) => part !== "" || (at > 0 && at < parts.length - 1))
    .join(separator)
    .toUpperCase()
    .trim();
  return /^\*[^*]+\*$/.test(bare) ? bare.slice(1, -1) : bare;
};
