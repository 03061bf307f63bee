import { wordsOfRichText } from "../../catalogue/index.ts";

/** The most characters of a passage: what is read at a glance. */
const longest = 480;
/** A block shorter than this says too little alone: the next ones join it. */
const shortest = 80;

const headings = /<h[2-4]\b[^>]*>([\s\S]*?)<\/h[2-4]>/gi;

interface Piece {
  section?: string | undefined;
  text: string;
}

const sentences = new Intl.Segmenter("it", { granularity: "sentence" });

/** A long block in parts that end with a sentence; one sentence that is too long ends with a word. */
function parts(block: string): string[] {
  if (block.length <= longest) return [block];
  const found: string[] = [];
  for (const { segment } of sentences.segment(block)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + segment.length <= longest) found[found.length - 1] = last + segment;
    else
      found.push(segment.length <= longest ? segment : `${segment.slice(0, segment.lastIndexOf(" ", longest - 1))}…`);
  }
  return found.map((one) => one.trim());
}

/** Short blocks with those that follow, as the items of a list. */
function joined(blocks: readonly string[]): string[] {
  const found: string[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last !== undefined && last.length < shortest && last.length + block.length < longest)
      found[found.length - 1] = `${last} ${block}`;
    else found.push(block);
  }
  return found;
}

/** The passages of a rich text that was sanitised, each with the heading under which it stands, in its order. */
export function passagesOf(html: string): Piece[] {
  const [first = "", ...rest] = html.split(headings);
  const chapters: Piece[] = [{ text: first }];
  for (let at = 0; at < rest.length; at += 2)
    chapters.push({ section: wordsOfRichText(rest[at] ?? ""), text: rest[at + 1] ?? "" });
  return chapters.flatMap(({ section, text }) =>
    joined(wordsOfRichText(text).split("\n").filter(Boolean))
      .flatMap(parts)
      .map((piece) => ({ ...(section && { section }), text: piece })),
  );
}
