import { beforeAll, expect, it } from "vitest";
import {
  beginCorrection,
  closeCorrection,
  getCorrectionPlan,
  resumeCorrection,
} from "@solvia/core/contract/back-office/invoicing/corrections";
import { officeTexts } from "@solvia/texts/office";
import { officeInvoicingTexts } from "@solvia/texts/office-invoicing";
import { shopTexts } from "@solvia/texts/shop";
import { ApiProblem } from "../../../api/client.ts";
import { addTexts, translatorFor } from "../../../i18n/words.ts";
import { correctionRefusal } from "./correction-refusal.ts";

const languages = ["it", "en"] as const;

beforeAll(async () => {
  for (const language of languages) {
    for (const area of [shopTexts, officeTexts, officeInvoicingTexts]) addTexts(language, await area.in(language));
  }
});

const codes = [
  ...new Set(
    [beginCorrection, closeCorrection, getCorrectionPlan, resumeCorrection].flatMap(({ errors }) => [...errors]),
  ),
];

it.each(languages.flatMap((language) => codes.map((code) => [language, code] as const)))(
  "says in %s why a correction is refused: %s",
  (language, code) => {
    const t = translatorFor(language);
    const words = correctionRefusal(t, new ApiProblem(422, { code }));
    expect(words).not.toBe(t("problem.unexpected-error"));
    expect(words).not.toContain(code);
  },
);

it("names the certificate that is missing", () => {
  const missing = new ApiProblem(422, { code: "not-eligible" });
  expect(correctionRefusal(translatorFor("it"), missing)).toContain("dichiarazione");
});
