import { paragraph, wordingFor, type Letter } from "../../../mail/index.ts";
import type { Language } from "../../../platform/locale.ts";
import { invalid } from "../../../platform/problems.ts";
import type { LegalBasis } from "../../contact.ts";
import { compile, type Reader } from "./compile.ts";

interface Text {
  subject: string;
  body: string;
  language: Language;
}

/** "[See the offer](https://…)" alone in a paragraph, the last one: the letter's one button. */
const button = /^\[([^\]\n]{1,80})\]\((https:\/\/[^\s()]{1,500})\)$/;

const parts = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * The letters of a campaign in the house's own form: whose they are and how to have no more of them stand at the foot of each, whatever the template says, with the
 * ground on which this reader is written to. Made once, then for each reader, with the link that ends such letters for them. Problem: invalid-input of the template's fields.
 */
export function campaignLetters({
  subject,
  body,
  language,
}: Text): (reader: Reader, token: string, basis: LegalBasis["kind"]) => Letter {
  const [subjectOf, bodyOf] = [compile(subject, "subject"), compile(body, "body")];
  const { texts, origin } = wordingFor(language);
  return (reader, token, basis) => {
    const paragraphs = parts(bodyOf(reader));
    const title = subjectOf(reader).replaceAll(/\s+/g, " ").trim();
    if (title === "") throw invalid({ field: "subject", code: "required" });
    const [, label, url] = button.exec(paragraphs.at(-1) ?? "") ?? [];
    const shown = label === undefined ? paragraphs : paragraphs.slice(0, -1);
    if (shown.length === 0) throw invalid({ field: "body", code: "required" });
    return {
      subject: title,
      preview: (shown[0] ?? title).slice(0, 120),
      heading: title,
      blocks: shown.map(paragraph),
      ...(label !== undefined && url !== undefined && { action: { label, url } }),
      leave: {
        why: texts.contacts.campaignWhy[basis],
        label: texts.contacts.unsubscribe,
        page: `${origin}/unsubscribe/${token}`,
        oneClick: `${origin}/api/unsubscribe/${token}`,
      },
    };
  };
}
