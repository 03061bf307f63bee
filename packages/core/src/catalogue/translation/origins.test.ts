import fc from "fast-check";
import { expect, test } from "vitest";
import {
  attributed,
  corrected,
  fieldsToTranslate,
  machineMayWrite,
  seriesTextFields,
  type Translated,
} from "./origins.ts";

type Field = (typeof seriesTextFields)[number];
const source = Object.fromEntries(seriesTextFields.map((field) => [field, `digest of ${field}`])) as Record<
  Field,
  string
>;

test.each([
  ["there is no text yet", "", undefined, true],
  ["the machine translated an Italian that has changed", "Alt", { by: "machine", source: "before" }, true],
  ["the machine translated this very Italian", "Neu", { by: "machine", source: "now" }, false],
  ["a person corrected it, even if the Italian has changed", "Besser", { by: "hand", source: "before" }, false],
  ["nobody marked it: a person wrote it", "Von Hand", undefined, false],
] as const)("the machine and a text: %s", (_, text, origin, may) =>
  expect(machineMayWrite(text, origin, "now")).toBe(may),
);

const origin = fc.record({ by: fc.constantFrom("machine" as const, "hand" as const), source: fc.string() });
const some = <T>(value: fc.Arbitrary<T>) =>
  fc.dictionary(fc.constantFrom(...seriesTextFields), value) as fc.Arbitrary<Partial<Record<Field, T>>>;
const translated: fc.Arbitrary<Translated<Field>> = fc.record({ texts: some(fc.string()), origins: some(origin) });

test("what a person corrected is never open to the machine again, whatever happened before", () => {
  fc.assert(
    fc.property(translated, some(fc.string({ minLength: 1 })), (before, wanted) => {
      const after = corrected(before, wanted, source);
      const changed = seriesTextFields.filter(
        (field) => wanted[field] !== undefined && wanted[field] !== before.texts[field],
      );
      const anotherItalian = { ...source, descriptionTitle: "changed", descriptionRich: "changed" };
      const { open } = fieldsToTranslate(seriesTextFields, anotherItalian, after);
      expect(open.filter((field) => changed.includes(field))).toEqual([]);
    }),
  );
});

test("a text that a person empties is the machine's again", () => {
  const before: Translated<Field> = {
    texts: { descriptionTitle: "Von Hand" },
    origins: { descriptionTitle: { by: "hand", source: "x" } },
  };
  const after = corrected(before, { descriptionTitle: "" }, source);
  expect(fieldsToTranslate(seriesTextFields, source, after).open).toContain("descriptionTitle");
});

test("an outdated text that a person sends unchanged is theirs and up to date; one up to date stays the machine's", () => {
  const before: Translated<Field> = {
    texts: { descriptionTitle: "Strom", descriptionSubtitle: "Sonne" },
    origins: {
      descriptionTitle: { by: "machine", source: "an older Italian" },
      descriptionSubtitle: { by: "machine", source: source.descriptionSubtitle },
    },
  };
  const { origins } = corrected(before, before.texts, source);
  expect(origins.descriptionTitle).toEqual({ by: "hand", source: source.descriptionTitle });
  expect(origins.descriptionSubtitle?.by).toBe("machine");
});

test("a text is attributed to who wrote what is read", () => {
  const own = { descriptionTitle: "Power", descriptionRich: "<p>Roof</p>" };
  const translated: Translated<Field> = {
    texts: { descriptionTitle: "Machine power", descriptionSubtitle: "Sun", descriptionRich: "<p>Better</p>" },
    origins: {
      descriptionTitle: { by: "machine", source: source.descriptionTitle },
      descriptionSubtitle: { by: "machine", source: "an older Italian" },
      descriptionRich: { by: "hand", source: source.descriptionRich },
    },
  };
  expect(attributed(seriesTextFields, source, own, translated)).toEqual({
    texts: {
      descriptionTitle: "Power",
      descriptionSubtitle: "Sun",
      descriptionRich: "<p>Better</p>",
      description2Rich: "",
    },
    origins: {
      descriptionTitle: { by: "hand", outdated: false },
      descriptionSubtitle: { by: "machine", outdated: true },
      descriptionRich: { by: "hand", outdated: false },
    },
  });
});
