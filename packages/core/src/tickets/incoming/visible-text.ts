import EmailReplyParser from "email-reply-parser";
import { convert } from "html-to-text";
import { printableText } from "../../platform/text/typed.ts";

/** Characters of a page that are looked at. */
const mostRead = 100_000;
/**
 * How far beyond what is shown a text is looked through for what was quoted. The parser's patterns take the cube of its length: of 100,000
 * characters that somebody has made for it, hours.
 */
const readBeyond = 1_000;

const linesOf = (text: string): string => printableText(text.replaceAll("\r\n", "\n")).trim();

/** The words of a mail that has only a page: links by their names, pictures not at all. */
const ofPage = (html: string): string =>
  convert(html.slice(0, mostRead), {
    wordwrap: false,
    limits: { maxInputLength: mostRead, maxDepth: 50 },
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
    ],
  });

/** What a mail says, as lines or as a page. */
export interface Words {
  text?: string | undefined;
  html?: string | undefined;
}

export interface VisibleText {
  text: string;
  /** Whether the mail says more than this: what it quotes, a signature, or what is longer than a message may be. */
  isPart: boolean;
}

/** What its sender has written, without what they answer to; at most `longest` characters. */
export function visibleText({ text, html }: Words, longest: number): VisibleText {
  const whole = linesOf(text ?? (html === undefined ? "" : ofPage(html)));
  const read = linesOf(whole.slice(0, longest + readBeyond));
  const reply = linesOf(new EmailReplyParser().parseReply(read)) || read;
  const shown = linesOf(reply.slice(0, longest));
  return { text: shown, isPart: shown !== whole };
}
