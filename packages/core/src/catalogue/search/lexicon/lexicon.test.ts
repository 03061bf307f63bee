import { describe, expect, it, test } from "vitest";
import { languages } from "../../../platform/locale.ts";
import { typologies, goodsCategories, technologies } from "../../taxonomy.ts";
import { composed, isConcept, taxonomyConcepts, targetOf } from "./concepts.ts";
import { everyLexicon, lexiconOf } from "./lexicons.ts";
import { plain, wordsOf } from "../plain.ts";
import { shownNames } from "./shown-names.ts";
import { words } from "./words/index.ts";

const meaning = (text: string, language: (typeof languages)[number]) => {
  const parts = wordsOf(text).flatMap((word) => word.parts);
  const lexicon = lexiconOf(language);
  return parts.length === 1 ? lexicon.meaning(parts[0]!) : lexicon.phrase(parts, 0)?.concepts;
};

it("means only what the taxonomy has", () => {
  for (const concept of Object.keys(composed)) {
    for (const place of targetOf(concept as keyof typeof composed).of ?? []) expect(taxonomyConcepts).toContain(place);
    for (const one of targetOf(concept as keyof typeof composed).technology ?? [])
      expect(technologies).toHaveProperty(one);
  }
  expect(taxonomyConcepts.length).toBe(
    goodsCategories.reduce((sum, category) => sum + 1 + Object.keys(typologies[category]).length, 0),
  );
});

describe.each(languages)("%s", (language) => {
  it("calls only things that there are, and every concept can be asked for", () => {
    for (const concept of Object.keys(words[language].called)) expect(isConcept(concept), concept).toBe(true);
    const known = new Set([
      ...Object.keys(words[language].called),
      ...shownNames(language).map(([concept]) => concept),
    ]);
    expect(taxonomyConcepts.filter((concept) => !known.has(concept) && !/accessories$|^others$/.test(concept))).toEqual(
      [],
    );
  });
  it("knows every name that the shop shows", () => {
    for (const [concept, name] of shownNames(language)) expect(meaning(name, language), name).toContain(concept);
  });
  it("says limits of price and size, and what is in stock", () => {
    const { limits, available } = words[language];
    for (const text of [limits.most, limits.bare, limits.least, limits.ranges, available]) expect(text).not.toBe("");
    for (const range of limits.ranges.split(",")) expect(range).toContain("…");
  });
});

test.each([
  ["de", "Solarmodulhalterung", "structures", []],
  ["de", "Balkonhalterungen", "structures/balcony", []],
  ["de", "Dreiphasenwechselrichter", "inverters", []],
  ["de", "Hochvoltbatterie", "batteries", ["highVoltage"]],
  ["de", "Netzwechselrichter", "inverters", []],
  ["nl", "zonnepaneelklem", "structures/clamps", []],
  ["nb", "takpanelklemme", "structures/clamps", []],
] as const)("%s: %s is one of %s", (language, word, head, narrower) => {
  const said = plain(word);
  const found = lexiconOf(language).compound(said);
  expect(lexiconOf(language).meaning(said) ?? found?.head.concepts).toContain(head);
  expect(found?.narrower.flatMap(({ concepts }) => concepts) ?? []).toEqual(expect.arrayContaining([...narrower]));
});

it("takes a beginning for no word that is much longer", () => {
  expect(everyLexicon.meaning("modulationsfaehig")).toBeUndefined();
});
