import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bodyOf, paragraphsOf, valuesOf, type EditedText } from "./text-values.ts";

const text = (sections: EditedText["words"]["sections"]): EditedText => ({
  id: "privacy",
  language: "it",
  version: 3,
  shownVersion: 3,
  italianVersion: 3,
  outdated: false,
  words: { title: "Privacy", lead: "Quali dati.", sections },
  versions: [],
});

it("parts paragraphs at empty lines, and keeps a line break within one", () => {
  expect(paragraphsOf("Uno.\n\n  \n\nDue,\nancora due.\n \nTre.\n")).toEqual(["Uno.", "Due,\nancora due.", "Tre."]);
});

it("sends back what it was given", () => {
  const paragraph = fc.string({ minLength: 1, maxLength: 20 }).filter((one) => one.trim() === one && one !== "");
  const section = fc.record({
    heading: paragraph,
    paragraphs: fc.array(
      paragraph.filter((one) => !/\n\s*\n/.test(one)),
      { minLength: 1, maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(fc.array(section, { maxLength: 5 }), (sections) => {
      const given = text(sections);
      expect(bodyOf(valuesOf(given), given).sections).toEqual(sections);
    }),
  );
});
