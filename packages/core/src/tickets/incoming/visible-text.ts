import EmailReplyParser from "email-reply-parser";
import { convert } from "html-to-text";

/** More is not looked through for what was quoted: the parser's patterns take their time with each line. */
const mostRead = 100_000;

const linesOf = (text: string): string => text.replaceAll("\r\n", "\n").replaceAll("\u0000", "").trim();

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

export interface VisibleText {
  text: string;
  /** Whether the mail says more than this: what it quotes, a signature, or what is longer than a message may be. */
  isPart: boolean;
}

/** What its sender has written, without what they answer to; at most `longest` characters. */
export function visibleText({ text, html }: { text?: string; html?: string }, longest: number): VisibleText {
  const whole = linesOf(text ?? (html === undefined ? "" : ofPage(html)));
  const read = whole.slice(0, mostRead);
  const reply = linesOf(new EmailReplyParser().parseReply(read)) || read;
  return { text: reply.slice(0, longest).trim(), isPart: reply.slice(0, longest).trim() !== whole };
}
