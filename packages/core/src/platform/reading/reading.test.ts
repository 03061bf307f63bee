import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { languages } from "../locale.ts";
import { euroFormat, readerTag } from "../text/reader-format.ts";
import {
  notationOf,
  programNotation,
  readDate,
  readMeasure,
  readMoney,
  readNumber,
  readPercent,
  writeDate,
  writeMoney,
  writeNumber,
  writePercent,
  type Notation,
  type Reading,
} from "./index.ts";

const italian = notationOf("it");
const english = notationOf("en");
const swiss = notationOf("de", "CH");

/** A reading in one line: "=5", "?1234 thousands|1.23 decimals rounded", "!not-whole". */
const said = (reading: Reading<number | string>): string => {
  if (reading.is === "empty") return "";
  if (reading.is === "exact") return `=${reading.value}`;
  if (reading.is === "refused") return `!${reading.refusal.code}`;
  return `?${reading.choices.map(({ value, as, rounded }) => [value, as, rounded && "rounded"].filter(Boolean).join(" ")).join("|")}`;
};

test.each([
  ["it", "IT", ",", ["."]],
  ["en", "GB", ".", [","]],
  ["fr", "FR", ",", [" "]],
  ["de", "DE", ",", ["."]],
  ["de", "CH", ".", ["'"]],
  ["it", "CH", ".", ["'"]],
  ["de", "AT", ",", [" ", "."]],
  ["pl", "PL", ",", [" "]],
])("%s in %s parts decimals by %s", (language, country, decimal, groups) => {
  expect(notationOf(language, country)).toEqual({ decimal, groups });
});

describe("amounts", () => {
  it.each([
    ["1.234,56 €", "=123456"],
    ["€ 999", "=99900"],
    ["1 234,50", "=123450"],
    ["1\u00a0234,50", "=123450"],
    ["1\u2009234,50", "=123450"],
    ["1'234.50", "=123450"],
    ["1’234.50", "=123450"],
    ["89,90 EUR", "=8990"],
    ["eur 89,9", "=8990"],
    ["120.5", "=12050"],
    ["1,234.56", "=123456"],
    ["１２３，４５", "=12345"],
    ["−5", "=-500"],
    ["-€5", "=-500"],
    ["€ -5", "=-500"],
    ["1.234", "=123400"],
    ["12,345", "?1234500 thousands|1235 decimals rounded"],
    ["12,500", "?1250000 thousands|1250 decimals"],
    ["0,145", "?15 rounded"],
    ["12,3400", "=1234"],
    ["", ""],
    ["   ", ""],
    ["€", "!not-a-number"],
    ["1e5", "!exponent"],
    ["1,2E+05", "!exponent"],
    ["$ 5", "!other-currency"],
    ["5 CHF", "!other-currency"],
    ["12 €/pz", "!not-a-number"],
    ["x12", "!other-currency"],
    ["12 34", "!not-a-number"],
    ["1.23.456", "!not-a-number"],
    ["1.234.56", "!not-a-number"],
    ["1,23,456", "!not-a-number"],
    ["€ 5 €", "!not-a-number"],
    ["--5", "!not-a-number"],
    ["5,", "!not-a-number"],
    ["01.234", "!not-a-number"],
    ["0x10", "!not-a-number"],
    ["1234567890123456", "!too-long"],
  ])("in Italian, %j is %s", (text, reading) => {
    expect(said(readMoney(text, { notation: italian }))).toBe(reading);
  });

  it.each([
    ["1,234", english, "=123400"],
    ["12.345", english, "?1234500 thousands|1235 decimals rounded"],
    ["1.234", swiss, "?123400 thousands|123 decimals rounded"],
    ["1.234", undefined, "?123400 thousands|123 decimals rounded"],
    ["1.234", { decimal: ",", groups: ["."], certain: true } satisfies Notation, "=123400"],
    ["1234.5", programNotation, "=123450"],
    ["1.234", programNotation, "?123 decimals rounded"],
  ])("%s elsewhere", (text, notation, reading) => {
    expect(said(readMoney(text, { notation }))).toBe(reading);
  });

  it("says what is allowed", () => {
    expect(readMoney("5", { notation: italian, minimum: 1000 })).toEqual({
      is: "refused",
      refusal: { code: "too-small", params: { minimum: 1000 } },
    });
    expect(said(readMoney("12.345,00", { notation: italian, maximum: 1000 }))).toBe("!too-big");
  });
});

describe("numbers", () => {
  it.each([
    ["1.500", italian, 0, "=1500"],
    ["1.000", italian, 0, "=1000"],
    ["1,500", italian, 0, "?1500 thousands"],
    ["1,000", italian, 0, "?1000 thousands|1 decimals"],
    ["1.000", english, 0, "?1000 thousands|1 decimals"],
    ["1,5", italian, 0, "!not-whole"],
    ["5,00", italian, 0, "=5"],
    ["1.234", italian, 3, "?1234 thousands|1.234 decimals"],
    ["1,234", english, 3, "?1234 thousands|1.234 decimals"],
    ["1,234", italian, 3, "=1.234"],
    ["1.234", undefined, 3, "?1234 thousands|1.234 decimals"],
    ["0.125", italian, 3, "=0.125"],
    [",5", italian, 3, "=0.5"],
    ["0x10", italian, 0, "!not-a-number"],
    ["½", italian, 3, "!not-a-number"],
    ["5²", italian, 0, "!not-a-number"],
    ["٣", italian, 0, "!not-a-number"],
    ["Infinity", italian, 0, "!not-a-number"],
    ["0", italian, 0, "=0"],
    ["-0", italian, 0, "=0"],
    ["\u202a1500\u202c", italian, 0, "=1500"],
    ["1500000", italian, 0, "=1500000"],
  ])("%j is %s", (text, notation, decimals, reading) => {
    expect(said(readNumber(text, { notation, decimals }))).toBe(reading);
  });
});

it.each([
  ["5", "=500"],
  ["5%", "=500"],
  ["5 %", "=500"],
  ["12,5 %", "=1250"],
  ["-3", "=-300"],
  ["0,05", "?500 fraction|5 percent"],
  ["0,05 %", "=5"],
  ["0.123", "?1230 fraction|12 rounded percent"],
  ["0", "=0"],
  ["1", "=100"],
  ["12,345", "?1235 decimals rounded"],
  ["5‰", "!not-a-number"],
  ["%", "!not-a-number"],
])("the percentage %j is %s", (text, reading) => {
  const words = said(readPercent(text, { notation: italian, maximum: 10_000, fractions: "asked" }));
  expect(words.replace("percent rounded", "rounded percent")).toBe(reading);
});

it.each([
  ["0,05", "?500 fraction"],
  ["12,5", "!not-whole"],
  ["5 %", "=500"],
])("a discount in whole percents: %j is %s", (text, reading) => {
  const field = { notation: italian, minimum: 0, maximum: 10_000, decimals: 0, fractions: "asked" } as const;
  expect(said(readPercent(text, field))).toBe(reading);
});

it.each([
  ["0,226", [22.6, 0.226]],
  ["1", [100, 1]],
  ["0,226 %", 0.226],
  ["22,6", 22.6],
])("%j in a field of percent that knows shares is %j", (text, meant) => {
  const reading = readMeasure(text, { notation: italian, unit: "%", decimals: 6, fractions: "asked" });
  expect(reading.is === "asked" ? reading.choices.map(({ value }) => value) : said(reading)).toEqual(
    Array.isArray(meant) ? meant : `=${meant}`,
  );
});

describe("technical data", () => {
  it.each([
    ["450 Wp", "W", 0, "=450"],
    ["450Wp", "W", 0, "=450"],
    ["0,45 kWp", "W", 0, "=450"],
    ["10000 W", "kW", 3, "=10"],
    ["21,5 kg", "kg", 3, "=21.5"],
    ["21500 g", "kg", 3, "=21.5"],
    ["5 mm²", "mm²", 1, "=5"],
    ["5 mm2", "mm²", 1, "=5"],
    ["176,2 cm", "mm", 0, "=1762"],
    ["-0,29 %/°C", "%/°C", 3, "=-0.29"],
    ["25 anni", "years", 0, "=25"],
    ["12 MW", "kW", 3, "=12000"],
    ["12 mW", "kW", 3, "!unknown-unit"],
    ["21,5 kg", "W", 3, "!unknown-unit"],
    ["21,5 lb", "kg", 3, "!unknown-unit"],
    ["5 pz", undefined, 0, "!unwanted-unit"],
    ["12 pz", "pz", 0, "=12"],
    ["5%", "pz", 0, "!unknown-unit"],
    ["5 mg", "g", 0, "!not-whole"],
    ["5000 mg", "g", 0, "=5"],
    ["1.234 kg", "kg", 3, "?1234 thousands|1.234 decimals"],
    ["1.234 g", "kg", 3, "=1.234"],
    ["1e2", "W", 0, "!exponent"],
    ["circa 5 kg", "kg", 3, "!not-a-number"],
    ["5-6 kg", "kg", 3, "!not-a-number"],
  ])("%j in %s is %s", (text, unit, decimals, reading) => {
    expect(said(readMeasure(text, { notation: italian, unit, decimals }))).toBe(reading);
  });
});

describe("days", () => {
  it.each([
    ["2026-11-22", "it", "=2026-11-22"],
    ["22/11/2026", "it", "=2026-11-22"],
    ["3/4/26", "it", "=2026-04-03"],
    ["3.4.2026", "de", "=2026-04-03"],
    ["3/4/26", "en", "?2026-04-03|2026-03-04"],
    ["4/4/26", "en", "=2026-04-04"],
    ["22/4/26", "en", "=2026-04-22"],
    ["4/22/26", "en", "=2026-04-22"],
    ["4/22/26", "it", "?2026-04-22"],
    ["3/4/26", undefined, "?2026-04-03|2026-03-04"],
    ["31/04/2026", "it", "!no-such-day"],
    ["29/02/2027", "it", "!no-such-day"],
    ["2026-02-30", "it", "!no-such-day"],
    ["22 nov 2026", "it", "=2026-11-22"],
    ["22 novembre 2026", "it", "=2026-11-22"],
    ["22 Nov 2026", "en", "=2026-11-22"],
    ["22. November 2026", "de", "=2026-11-22"],
    ["22 de noviembre de 2026", "es", "=2026-11-22"],
    ["22 ju 2026", "en", "!not-a-date"],
    ["domani", "it", "!not-a-date"],
    ["45000", "it", "!not-a-date"],
    ["", "it", ""],
  ])("%j in %s is %s", (text, language, reading) => {
    expect(said(readDate(text, { language }))).toBe(reading);
  });
});

const anyLanguage = fc.constantFrom(...languages);
const notation = anyLanguage.map((language) => notationOf(language));

describe("what is written is read as the same, and nothing is asked", () => {
  it("numbers", () => {
    fc.assert(
      fc.property(
        notation,
        fc.integer({ min: -999_999_999, max: 999_999_999 }),
        fc.nat(4),
        (signs, digits, decimals) => {
          const value = Number(`${digits}e-${decimals}`) || 0;
          const text = writeNumber(value, signs, { decimals });
          expect(readNumber(text, { notation: signs, decimals })).toEqual({ is: "exact", value });
        },
      ),
    );
  });

  it("amounts, typed and as every page shows them", () => {
    fc.assert(
      fc.property(anyLanguage, fc.integer({ min: -100_000_000, max: 100_000_000 }), (language, value) => {
        const signs = notationOf(language);
        const tag = readerTag(language, "IT");
        expect(readMoney(writeMoney(value, signs), { notation: signs })).toEqual({ is: "exact", value });
        expect(readMoney(euroFormat(tag)(value), { notation: notationOf(tag) })).toEqual({ is: "exact", value });
      }),
    );
  });

  it("percentages", () => {
    fc.assert(
      fc.property(notation, fc.integer({ min: 0, max: 10_000 }), (signs, value) => {
        expect(readPercent(`${writePercent(value, signs)} %`, { notation: signs })).toEqual({ is: "exact", value });
        expect(readPercent(writePercent(value, signs), { notation: signs })).toEqual({ is: "exact", value });
      }),
    );
  });

  it("days, in every language", () => {
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(anyLanguage, days, (language, date) => {
        const value = date.toISOString().slice(0, 10);
        const long = new Intl.DateTimeFormat(readerTag(language, "IT"), { dateStyle: "medium", timeZone: "UTC" });
        expect(readDate(writeDate(value, language), { language })).toEqual({ is: "exact", value });
        expect(readDate(value, { language })).toEqual({ is: "exact", value });
        expect(readDate(long.format(date), { language }), long.format(date)).toMatchObject({ value });
      }),
    );
  });
});

describe("no text means two things silently", () => {
  const texts = fc.stringMatching(/^[-−]?\d{1,5}([.,' ]\d{1,4}){0,3} ?(€|%|kg)?$/);

  it("a value that any other notation reads differently is one that the own notation writes", () => {
    fc.assert(
      fc.property(texts, notation, fc.nat(4), (text, own, decimals) => {
        const reading = readNumber(text, { notation: own, decimals });
        const unknown = readNumber(text, { notation: undefined, decimals });
        if (reading.is !== "exact" || unknown.is === "exact") return;
        expect(unknown.is === "asked" && unknown.choices.map(({ value }) => value)).toContain(reading.value);
        const sign = /[.,]/.exec(text)?.[0] ?? "";
        expect([own.decimal, ...own.groups]).toContain(sign);
      }),
      { numRuns: 2000 },
    );
  });

  it("an exact amount has the digits of its text, none lost and none added", () => {
    fc.assert(
      fc.property(texts, fc.option(notation, { nil: undefined }), (text, signs) => {
        const reading = readMoney(text, { notation: signs });
        if (reading.is !== "exact") return;
        const bare = (digits: string) => digits.replaceAll(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "");
        expect(bare(String(reading.value))).toBe(bare(text));
      }),
      { numRuns: 2000 },
    );
  });
});
