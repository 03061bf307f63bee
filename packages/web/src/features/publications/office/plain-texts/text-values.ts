import type { getBackOfficePlainText } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

export type EditedText = AnswerOf<typeof getBackOfficePlainText>;

/** What the editor's fields hold: a section's paragraphs in one field, an empty line between two. */
export interface Values {
  title: string;
  lead: string;
  sections: { key: number; heading: string; text: string }[];
  asOf: string;
}

const between = "\n\n";

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

export const valuesOf = ({ words }: EditedText): Values => ({
  title: words.title,
  lead: words.lead,
  sections: words.sections.map(({ heading, paragraphs }, key) => ({ key, heading, text: paragraphs.join(between) })),
  asOf: words.asOf ?? "",
});

/** What is sent of them. */
export const bodyOf = (values: Values, { language, version, italianVersion }: EditedText) => ({
  language,
  version,
  italianVersion,
  title: values.title,
  lead: values.lead,
  sections: values.sections.map(({ heading, text }) => ({ heading, paragraphs: paragraphsOf(text) })),
  ...(values.asOf && { asOf: values.asOf }),
});
