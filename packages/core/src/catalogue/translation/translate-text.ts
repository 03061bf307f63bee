import type { Language } from "../../platform/locale.ts";
import { kept, termsIn } from "./glossary.ts";
import { escaped, hasWords, isFaithful, piecesOf, protect, unescaped, unprotected } from "./protect.ts";

/** Translates HTML out of Italian and leaves alone what is marked `translate="no"`. */
export type Translator = (html: string, to: Language) => Promise<string>;

/** A request may have 10,000 bytes; marks and longer languages need room. */
const mostBytes = 8000;
const bytesOf = (text: string): number => Buffer.byteLength(text);

interface Work {
  to: Language;
  /** Names that stay as they are: brand, series, product code. */
  names: readonly string[];
  translator: Translator;
}

/** A plain text out of Italian. Codes, figures, units and names come back untouched. */
export const translateText = async (text: string, work: Work): Promise<string> =>
  unescaped(await translateHtml(escaped(text), work));

/** The same for HTML, whose mark-up stays. */
export async function translateHtml(html: string, { to, names, translator }: Work): Promise<string> {
  const marked = protect(html, { names: [...names, ...kept], terms: termsIn(to) });
  const parts: string[] = [];
  for (const chunk of chunksOf(marked)) parts.push(await translateChunk(chunk, to, translator));
  return parts.join("");
}

/** Blocks put together as long as a request bears them. */
function chunksOf(marked: string): string[] {
  const blocks = marked.split(/(?<=<\/(?:p|h3|h4|ul|ol|blockquote)>)/);
  const chunks: string[] = [];
  for (const block of blocks) {
    const last = chunks.at(-1);
    if (last !== undefined && bytesOf(last) + bytesOf(block) <= mostBytes) chunks[chunks.length - 1] = last + block;
    else chunks.push(block);
  }
  return chunks;
}

async function translateChunk(marked: string, to: Language, translator: Translator): Promise<string> {
  if (!hasWords(marked)) return unprotected(marked);
  if (bytesOf(marked) <= mostBytes) {
    const answer = await translator(marked, to);
    if (isFaithful(marked, answer)) return unprotected(answer);
  }
  return translatePieces(marked, to, translator);
}

/** Word by word's next best: what must not be touched is never sent. For a translator that lost or changed a mark. */
async function translatePieces(marked: string, to: Language, translator: Translator): Promise<string> {
  const parts: string[] = [];
  for (const { text, fixed } of piecesOf(marked)) {
    if (fixed || !hasWords(text)) parts.push(text);
    else for (const piece of sentencesOf(text)) parts.push(await translatePiece(piece, to, translator));
  }
  return parts.join("");
}

async function translatePiece(text: string, to: Language, translator: Translator): Promise<string> {
  const [, before = "", words = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  const answer = words === "" ? "" : await translator(words, to);
  return `${before}${answer.includes("<") ? words : answer}${after}`;
}

/** A text that is too long for a request, at its spaces. */
function sentencesOf(text: string): string[] {
  if (bytesOf(text) <= mostBytes) return [text];
  const parts: string[] = [""];
  for (const word of text.split(/(?<=\s)/)) {
    const last = parts.at(-1) ?? "";
    if (bytesOf(last) + bytesOf(word) <= mostBytes) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}
