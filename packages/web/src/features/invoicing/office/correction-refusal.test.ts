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
import { countedAs, stepAmount, stepWords } from "./words.ts";

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

it("says of an order's other VAT whether it costs less or more", () => {
  const [dearer, cheaper] = [-31_985, 5_790].map((amount) => ({ name: "retax" as const, amount }));
  const told = (language: "it" | "en") => [dearer, cheaper].map((step) => stepWords(translatorFor(language), step!));
  expect(told("it")).toEqual(["Ordine con l'IVA giusta: in più", "Ordine con l'IVA giusta: in meno"]);
  expect(told("en")).toEqual(["Order with the right VAT: more by", "Order with the right VAT: less by"]);
  expect([dearer, cheaper].map((step) => stepAmount(step!))).toEqual([31_985, 5_790]);
  expect(stepAmount({ name: "credit", amount: 10 })).toBe(10);
});

it("counts in a sum what was issued, credit notes taken off", () => {
  const states = ["sent", "delivered", "rejected"] as const;
  expect(states.map((state) => countedAs({ type: "TD01", total: 62_098, state }))).toEqual([62_098, 62_098, undefined]);
  expect(states.map((state) => countedAs({ type: "TD04", total: 100, state }))).toEqual([-100, -100, undefined]);
});
