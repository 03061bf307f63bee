import { wordsOfRichText } from "../../catalogue/index.ts";
import { hello, note, paragraph, type Letter, type Wording } from "../../mail/index.ts";
import type { Question } from "../question.ts";

/** To who asked: the office's answer and what it rests on, or why there is none. */
export function questionDecidedLetter(wording: Wording, name: string, question: Question): Letter {
  const { answered, answeredText, rejected, rejectedText, asked, sources, see } = wording.texts.question;
  const { text, answer, reason, status } = question;
  const isRejected = status === "rejected";
  const words = isRejected ? (reason ?? "") : wordsOfRichText(answer?.html ?? "");
  const rests = isRejected ? [] : (answer?.sources ?? []);
  return {
    subject: isRejected ? rejected : answered,
    preview: words.slice(0, 80),
    heading: hello(wording, name),
    blocks: [
      paragraph(isRejected ? rejectedText : answeredText),
      note(`${asked}: ${text}`),
      ...words.split("\n").map(paragraph),
      ...(rests.length > 0 ? [note(`${sources}: ${rests.map(({ title }) => title).join("; ")}`)] : []),
    ],
    action: { label: see, url: `${wording.origin}/profile/questions` },
  };
}
