import { beforeAll, expect, it } from "vitest";
import { drawLetter } from "../../mail/layout.ts";
import { wordingFor } from "../../mail/wording.ts";
import { languages } from "../../platform/locale.ts";
import type { Question } from "../question.ts";
import { questionDecidedLetter } from "./question-letters.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const on = "2026-11-29T10:00:00.000Z";
const question: Question = {
  id: "Q1",
  userId: "U1",
  language: "it",
  text: "Dove si fissano i ganci?",
  status: "answered",
  revision: 2,
  quotes: [],
  answer: {
    html: "<p>Ai <strong>travetti</strong>.</p><p>Mai alle tegole.</p>",
    sources: [{ publicationId: "P1", title: "Montare i ganci", path: "/articles/ganci" }],
    on,
  },
  askedOn: on,
  since: on,
};
const rejected: Question = { ...question, status: "rejected", answer: undefined, reason: "Non ne vendiamo." };

it.each(languages)(
  "says in %s what was asked, and the answer with its sources or why there is none",
  async (language) => {
    const drawn = async (one: Question) =>
      drawLetter(questionDecidedLetter(wordingFor(language), "Ada", one), language);
    const [answered, refused] = [await drawn(question), await drawn(rejected)];
    for (const { text, html } of [answered, refused]) {
      expect(text).not.toMatch(/\{\{|undefined|<strong>/);
      expect(text).toContain("Dove si fissano i ganci?");
      expect(html).toContain("https://solvia.example/profile/questions");
    }
    for (const words of ["Ai travetti.", "Mai alle tegole.", "Montare i ganci"]) expect(answered.text).toContain(words);
    expect(refused.text).toContain("Non ne vendiamo.");
    expect(questionDecidedLetter(wordingFor(language), "Ada", rejected).subject).not.toBe(
      questionDecidedLetter(wordingFor(language), "Ada", question).subject,
    );
  },
);
