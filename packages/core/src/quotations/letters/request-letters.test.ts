import { beforeAll, expect, test } from "vitest";
import { languages } from "../../platform/locale.ts";
import { wordingFor } from "../../mail/index.ts";
import {
  requestAnsweredLetter,
  requestConvertedLetter,
  requestReceivedLetter,
  requestRejectedLetter,
} from "./request-letters.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const asked = {
  requester: { name: "Win now at evil.example", email: "victim@example.com", companyName: "evil.example" },
  text: "Click https://evil.example",
  rows: [{ row: 1, text: "evil.example 4", outcome: "refused" as const, reasons: [{ code: "no-quantity" as const }] }],
};

test.each(languages)("a letter to an address that a visitor typed holds no word of theirs (%s)", (language) => {
  const wording = wordingFor(language);
  for (const letter of [
    requestReceivedLetter(wording, asked),
    requestAnsweredLetter(wording, asked, { authorName: "Ida Conti", text: "Quanti moduli?" }),
    requestRejectedLetter(wording, asked, "Fuori zona"),
    requestConvertedLetter(wording, asked),
  ]) {
    expect(JSON.stringify(letter)).not.toMatch(/evil|win now/i);
    expect(letter.heading.trim()).not.toBe("");
  }
});

test("a customer is addressed by name and reads what they asked", () => {
  const letter = requestReceivedLetter(wordingFor("it"), {
    ...asked,
    userId: "U1",
    requester: { name: "Ada Neri", email: "ada@example.com" },
    text: "Tetto a Bari",
  });
  expect(letter.heading).toContain("Ada Neri");
  expect(JSON.stringify(letter)).toContain("Tetto a Bari");
});
