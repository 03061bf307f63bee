import { beforeAll, expect, test } from "vitest";
import { exampleOffer, localeOf } from "../../../../../tests/support/example-offer.ts";
import { exampleOrder } from "../../../../../tests/support/example-order.ts";
import { drawLetter } from "../../mail/layout.ts";
import { wordingFor } from "../../mail/wording.ts";
import { approvalLetter } from "../../orders/letters/approval-letters.ts";
import { wordsFor } from "../../orders/papers/document-words.ts";
import { languages } from "../../platform/locale.ts";
import { quotationReminderLetter, sentLetter } from "../../quotations/letters/quotation-letters.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

test("a public body reads in each letter of a sum what it pays to the state and what it is asked for, in every language", async () => {
  for (const language of languages) {
    const wording = wordingFor(language);
    const words = wordsFor(language, localeOf(language));
    const about = exampleOrder(language, localeOf(language));
    const { amounts } = about;
    const ofBody = { ...amounts, treatment: { ...amounts.treatment, publicBody: "UFABCD" } };
    const asked = words.money(amounts.total - amounts.vatAmount);
    const quoted = { ...exampleOffer(wording), amounts: ofBody };
    for (const letter of [sentLetter(wording, quoted), quotationReminderLetter(wording, quoted)]) {
      expect(letter.preview).toBe(asked);
      expect(letter.blocks).toContainEqual({
        kind: "facts",
        facts: [[words.splitVat, words.money(0 - amounts.vatAmount)]],
        total: [words.toPay, asked],
      });
      expect((await drawLetter(letter, language)).text).toContain(words.money(amounts.total));
    }
    const waiting = approvalLetter(wording, { ...about, amounts: ofBody });
    expect(JSON.stringify(waiting.blocks)).toContain(words.splitVat);
    expect(JSON.stringify(sentLetter(wording, exampleOffer(wording)))).not.toContain(words.splitVat);
  }
});
