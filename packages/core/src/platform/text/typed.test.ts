import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { decimalNumber, hasUnprintable, line, paragraphs, personName, printable, wholeNumber } from "./typed.ts";

describe("a line", () => {
  const name = line().min(1).max(20);

  it("is trimmed, its inner spaces are collapsed, its letters composed", () => {
    expect(name.parse("  Niccolo\u0300 \u00a0 \t Verdi \n")).toBe("Niccolò Verdi");
  });

  it.each(["Mario\r\nBcc: a@b.example", "a\nb", "a\u2028b", "a\rb"])(
    "with a line break inside is refused: %j",
    (text) => {
      expect(name.safeParse(text).error?.issues).toMatchObject([{ message: "line-break" }]);
    },
  );

  it("never has a line break, whatever comes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const { data = "" } = line().safeParse(text);
        expect(data).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(data).toBe(data.trim());
      }),
    );
  });
});

it("paragraphs keep their line breaks, as one character", () => {
  expect(paragraphs().parse(" a\r\nb\rc\n\nd ")).toBe("a\nb\nc\n\nd");
});

describe("a number in an address", () => {
  const quantity = wholeNumber(0, 100_000);
  it.each([
    "0x10",
    "1e2",
    "+3",
    " 1",
    "1 ",
    "",
    "01",
    "1.5",
    "1.0",
    "-1",
    "1_000",
    "Infinity",
    "NaN",
    "\u0661",
    "100001",
  ])("%j is no quantity", (text) => expect(quantity.safeParse(text).success).toBe(false));

  it("in plain digits is read exactly", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (value) => {
        expect(quantity.parse(String(value))).toBe(value);
        expect(quantity.parse(value)).toBe(value);
      }),
    );
  });

  it("may have decimals where they mean something", () => {
    const degrees = decimalNumber(-90, 90);
    expect(degrees.parse("-45.5")).toBe(-45.5);
    for (const text of ["45,5", "4e1", ".5", "5.", ""]) expect(degrees.safeParse(text).success).toBe(false);
  });

  it("is a default or absent where the schema says so", () => {
    expect(z.object({ limit: wholeNumber(1, 9).default(5), page: wholeNumber(1, 9).optional() }).parse({})).toEqual({
      limit: 5,
    });
  });
});

it("tells what nobody types", () => {
  for (const text of ["\u0000", "a\u001bb", "\u202egpj.exe", "\u2066x"]) expect(hasUnprintable(text)).toBe(true);
  for (const text of ["due\nrighe\tcolonna\r\n", "Šárka ł ő 日本 👷🏽‍♀️", "a\u00a0b"])
    expect(hasUnprintable(text)).toBe(false);
});

const nothing = [
  "\u200B\u200B",
  "\u200E\u200F",
  "\u2060",
  "\u061C",
  "\uFEFF",
  "\u00AD\u00AD",
  " \u200B \u200D ",
  "\u200C",
];

it("takes what nobody sees for nothing", () => {
  for (const text of nothing) {
    expect(line().parse(text)).toBe("");
    expect(paragraphs().parse(text)).toBe("");
    expect(line().min(1).safeParse(text).success).toBe(false);
    expect(personName().min(2).safeParse(text).success).toBe(false);
  }
  expect(line().parse("a\u200Db")).toBe("a\u200Db");
});

it.each(["..", "--", "12", "?!", "\u{1F31E}\u{1F31E}", ".\u200B."])("refuses %j as a person's name", (text) => {
  expect(
    personName()
      .min(2)
      .safeParse(text)
      .error?.issues.map(({ message }) => message),
  ).toContain("no-letters");
});

it.each([
  ["Ada\u200B  Neri\u200E", "Ada Neri"],
  ["O'Brien-D'Angiò 3°", "O'Brien-D'Angiò 3°"],
  ["Шевченко", "Шевченко"],
  ["李", "李"],
  ["X Æ A-12", "X Æ A-12"],
])("takes %j as the name %j", (text, name) => {
  expect(personName().min(1).parse(text)).toBe(name);
});

it("never lets a name be without a letter that is seen, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const { success, data = "" } = personName().min(1).safeParse(text);
      expect(!success || /\p{L}/u.test(data)).toBe(true);
      expect(hasUnprintable(printable(text))).toBe(false);
    }),
  );
});
