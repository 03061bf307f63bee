import { Parser } from "htmlparser2";

/** Words of one look. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  underline: boolean;
  /** Where they lead. */
  link?: string | undefined;
}

/** What stands on lines of its own, with what it is made of. */
export interface PaperBlock {
  kind: "h2" | "h3" | "h4" | "p" | "item" | "quote";
  /** Before an item: "•", or its number in the list. */
  mark?: string | undefined;
  /** How many lists an item stands in, from 1; 0 of all else. */
  depth: number;
  runs: Run[];
}

const headings: Readonly<Record<string, "h2" | "h3" | "h4">> = { h2: "h2", h3: "h3", h4: "h4" };
/** What begins a block, and ends the one before it. */
const parting = new Set(["h2", "h3", "h4", "p", "li", "blockquote", "ul", "ol"]);
/** Characters that stand raised or lowered by themselves; the paper's type has these of each. */
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";
const shifted = (text: string, digits: string): string =>
  text.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? digit);

/** The blocks of a rich text that the server has sanitised, for paper; what has no words is left out. */
export function paperBlocks(html: string): PaperBlock[] {
  const blocks: PaperBlock[] = [];
  const open: { name: string; href?: string | undefined }[] = [];
  /** Of each list that is open how many items it has begun; undefined where they have no numbers. */
  const lists: (number | undefined)[] = [];
  let mark: string | undefined;
  let block: PaperBlock | undefined;
  const inside = (...names: string[]) => open.some(({ name }) => names.includes(name));
  const begun = (): PaperBlock => {
    const heading = open.map(({ name }) => headings[name]).find(Boolean);
    const kind = heading ?? (lists.length > 0 ? "item" : inside("blockquote") ? "quote" : "p");
    const next: PaperBlock = { kind, mark, depth: kind === "item" ? lists.length : 0, runs: [] };
    mark = undefined;
    blocks.push(next);
    return next;
  };
  const write = (text: string): void => {
    block ??= begun();
    block.runs.push({
      text: inside("sup") ? shifted(text, raised) : inside("sub") ? shifted(text, lowered) : text,
      bold: inside("strong") || block.kind.startsWith("h"),
      italic: inside("em"),
      underline: inside("u", "a"),
      link: open.findLast(({ href }) => href)?.href,
    });
  };
  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (name === "br") return write("\n");
      if (parting.has(name)) block = undefined;
      if (name === "ul" || name === "ol") lists.push(name === "ol" ? 0 : undefined);
      if (name === "li") mark = nextMark(lists);
      open.push({ name, href });
      return undefined;
    },
    ontext: (text) => {
      const said = text.replaceAll(/\s+/g, " ");
      if (block || said.trim()) write(block ? said : said.trimStart());
    },
    onclosetag: (name) => {
      if (name === "br") return;
      open.splice(
        open.findLastIndex((one) => one.name === name),
        1,
      );
      if (name === "ul" || name === "ol") lists.pop();
      // Of an item without words: it is nobody else's.
      if (name === "li") mark = undefined;
      if (parting.has(name)) block = undefined;
    },
  });
  parser.end(html);
  return blocks.filter(({ runs }) => runs.some(({ text }) => text.trim()));
}

/** Of the next item of the innermost list. */
function nextMark(lists: (number | undefined)[]): string {
  const number = lists.at(-1);
  if (number === undefined) return "•";
  lists[lists.length - 1] = number + 1;
  return `${number + 1}.`;
}
