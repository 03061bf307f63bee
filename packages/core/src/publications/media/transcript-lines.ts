import * as z from "zod";
import type { Line } from "./transcription.ts";

/** What Amazon Transcribe writes of each word and mark. */
const Result = z.object({
  results: z.object({
    items: z.array(
      z.object({
        type: z.enum(["pronunciation", "punctuation"]),
        start_time: z.coerce.number().min(0).optional(),
        end_time: z.coerce.number().min(0).optional(),
        alternatives: z.array(z.object({ content: z.string() })),
      }),
    ),
  }),
});

/** A line ends with its sentence, with a silence of so many seconds, or with so many characters. */
const silence = 2;
const longest = 240;

/** The lines of a transcript, in their order; what isn't one throws. Times are hundredths of seconds. */
export function linesOf(result: unknown): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined;
  const close = () => {
    if (open) lines.push(open);
    open = undefined;
  };
  for (const { type, start_time: from, end_time: to, alternatives } of Result.parse(result).results.items) {
    const word = alternatives[0]?.content.trim() ?? "";
    if (word === "") continue;
    if (type === "punctuation") {
      if (!open) continue;
      open.text += word;
      if (/[.?!…]$/.test(word)) close();
      continue;
    }
    if (from === undefined || to === undefined) continue;
    if (open && (from - open.to >= silence || open.text.length + word.length >= longest)) close();
    open = open ? { from: open.from, to, text: `${open.text} ${word}` } : { from, to, text: word };
  }
  close();
  return lines;
}
