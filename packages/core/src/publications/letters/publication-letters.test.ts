import { beforeAll, expect, it } from "vitest";
import { drawLetter } from "../../mail/layout.ts";
import { mailTexts } from "../../mail/texts/index.ts";
import { wordingFor } from "../../mail/wording.ts";
import { languages } from "../../platform/locale.ts";
import { publicationTypes, type PublicationType } from "../publication.ts";
import { publicationAppearedLetter } from "./publication-letters.ts";

beforeAll(() => {
  process.env["SITE_ORIGIN"] = "https://solvia.example";
});

const letter = (language: (typeof languages)[number], type: PublicationType = "article", translated = true) =>
  publicationAppearedLetter(
    wordingFor(language),
    "Ada",
    { type, title: "Stringhe al freddo", teaser: "Quanto sale la tensione.", path: "/articles/stringhe", translated },
    "U-S",
  );

it.each(languages)("is whole in %s, of each type, with the way to read and the way to end it", async (language) => {
  const subjects = publicationTypes.map((type) => letter(language, type).subject);
  expect(new Set(subjects).size).toBe(publicationTypes.length);
  for (const subject of subjects) expect(subject).toContain("Stringhe al freddo");
  const { html, text } = await drawLetter(letter(language), language);
  for (const drawn of [html, text]) {
    expect(drawn).toContain("https://solvia.example/articles/stringhe");
    expect(drawn).toContain("https://solvia.example/unsubscribe/U-S");
    expect(drawn).toContain("Quanto sale la tensione.");
    // It is about no order and no account, which other letters' foot says.
    expect(drawn).not.toContain(mailTexts[language].footer);
    expect(drawn).not.toContain("{{");
  }
});

it("says where its words are in Italian alone", async () => {
  const told = async (translated: boolean) => (await drawLetter(letter("de", "article", translated), "de")).text;
  expect(await told(false)).toContain("nur auf Italienisch");
  expect(await told(true)).not.toContain("nur auf Italienisch");
});

it("is ended by a mail program without a page, by an address of the API", () => {
  expect(letter("it").leave).toMatchObject({ oneClick: "https://solvia.example/api/unsubscribe/U-S" });
});
