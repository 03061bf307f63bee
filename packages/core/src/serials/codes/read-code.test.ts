import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDigit } from "../../platform/check-digit.ts";
import { separator as gs } from "./element-strings.ts";
import { readCode } from "./read-code.ts";

const withCheck = (digits: string) => digits + checkDigit(digits);
/** The example of GS1's own calculator, and a pallet and an article of this trade. */
const sscc = "106141411234567897";
const gtin = withCheck("0801234567890");

describe("a GS1 code", () => {
  it.each([
    ["by its symbol's mark", `]C101${gtin}21LRP23091A0012${gs}10L7`],
    ["by a separator ahead", `${gs}01${gtin}21LRP23091A0012${gs}10L7`],
    ["with the separator written out", `01${gtin}21LRP23091A0012<GS>10L7`],
    ["as a terminal shows it", `01${gtin}21lrp23091a0012^]10l7\r\n`],
    ["as it is printed", `(01)${gtin}(21)LRP23091A0012(10)L7`],
    ["as a web address", `https://id.example.com/01/${gtin}/21/LRP23091A0012/10/L7?x=1`],
  ])("is read %s", (_, scanned) => {
    const { serials, gtin: article, elements, isEndUnknown } = readCode(scanned);
    expect({ serials, article, lot: elements?.lot, isEndUnknown }).toEqual({
      serials: ["LRP23091A0012"],
      article: gtin,
      lot: "L7",
      isEndUnknown: false,
    });
  });

  it("gives each place where a serial may end when the scanner has lost the separators", () => {
    const { serials, isEndUnknown, gtin: article } = readCode(`01${gtin}21LRP23091A001210L7`);
    expect(article).toBe(gtin);
    expect(isEndUnknown).toBe(true);
    expect(serials).toEqual(["LRP23091A001210L7", "LRP23091A0012"]);
  });

  it("has no second reading where nothing could follow", () => {
    expect(readCode(`01${gtin}21LRP23091A`)).toMatchObject({ serials: ["LRP23091A"], isEndUnknown: false });
    expect(readCode(`]C101${gtin}21LRP1012345`)).toMatchObject({ serials: ["LRP1012345"], isEndUnknown: false });
  });

  it.each([
    [`00${sscc}`, "pallet"],
    [`(00)${sscc}(37)36`, "pallet"],
    [`]C102${gtin}37036${gs}10L7`, "pallet"],
    [`]C101${gtin}10L7`, "article"],
    [`]C101${withCheck("1801234567890")}10L7`, "box"],
  ])("without a serial is none: %s", (scanned, kind) => {
    expect(readCode(scanned)).toMatchObject({ serials: [], other: { kind, isCertain: true } });
  });

  it("with a date that is none, a wrong check digit or an unknown element is no reading", () => {
    for (const wrong of [`]C101${gtin}11261301`, `]C101${gtin}88X`, `(01)${gtin.slice(0, -1)}X(21)A1`]) {
      expect(readCode(wrong)).toMatchObject({ serials: [], unreadable: "unknown-elements" });
    }
    expect(readCode(`01${gtin}88X`)).toMatchObject({ serials: [`01${gtin}88X`] });
  });

  it("is read whole whatever its values are, with and without the controls", () => {
    const text = fc.stringMatching(/^[0-9A-Z]{4,20}$/);
    fc.assert(
      fc.property(text, text, fc.stringMatching(/^\d{13}$/), (serial, lot, digits) => {
        const article = withCheck(digits);
        const coded = readCode(`]d201${article}21${serial}${gs}10${lot}`);
        expect(coded).toMatchObject({ serials: [serial], gtin: article, elements: { lot } });
        const lost = readCode(`01${article}21${serial}10${lot}`);
        if (serial.length + lot.length <= 18) expect(lost.serials).toContain(serial);
      }),
    );
  });
});

describe("a code without elements", () => {
  it.each([
    [gtin.slice(1), "article", false],
    ["036000291452", "article", false],
    ["96385074", "article", false],
    [`]E0${gtin.slice(1)}`, "article", true],
    [withCheck("1801234567890"), "box", false],
    [sscc, "pallet", false],
    ["AC:DE:48:00:11:22", "mac", true],
    ["acde.4800.1122", "mac", true],
    ["ACDE48001122", "mac", false],
    ["CTN-000123", "box", false],
    ["PALLET 77", "pallet", false],
    ["https://example.com/passport/77", "link", true],
  ])("%s looks like %s", (scanned, kind, isCertain) => {
    expect(readCode(scanned).other).toEqual({ kind, isCertain });
  });

  it.each(["8012345678902", "123456789012", "BOXER1", "AB12", "SJ1520-07F1234567-8A", "ADDE48001122"])(
    "%s may be a serial alone",
    (scanned) => expect(readCode(scanned)).toMatchObject({ serials: [scanned], isEndUnknown: false }),
  );

  it.each([
    ["  sn2309a0001 \r", "SN2309A0001"],
    ["*SN2309A0001*", "SN2309A0001"],
    ["S/N: SN2309A0001", "SN2309A0001"],
    ["PN:77;SN:SN2309A0001;W:6000", "SN2309A0001"],
    ["[)>\u001E06\u001DP02312\u001DSSN2309A0001\u001E\u0004", "SN2309A0001"],
    ["SN23 09A0 001", "SN2309A0001"],
    ["00012345", "00012345"],
  ])("%j is the serial %s", (scanned, serial) => expect(readCode(scanned).serials).toEqual([serial]));

  it.each([
    ["", "empty"],
    [" \r\n", "empty"],
    ["1.2E+10", "exponent"],
    ["1,23457E+14", "exponent"],
    ["8E+12", "exponent"],
    ["SN:1.2E+10", "exponent"],
    ["A1", "too-short"],
    ["SN2309A0001\nSN2309A0002", "two-codes"],
    ["SN2309A0001\r\nSN2309A0002\r\n", "two-codes"],
    ["SN2309A0001 SN2309A0002", "two-codes"],
    ["SN2309A0001\tSN2309A0002", "two-codes"],
    ["INV0001 INV0002", "two-codes"],
    ["AB12345 CD67890", "two-codes"],
    ["A".repeat(41), "too-long"],
    ["ACçDEç48", "foreign-characters"],
  ])("%j is none: %s", (scanned, unreadable) => {
    expect(readCode(scanned)).toMatchObject({ serials: [], unreadable });
  });

  it("stays the text that it was: no digit is lost, no nought falls away", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{4,40}$/), (serial) => {
        const { serials, other, elements, unreadable } = readCode(` ${serial.toLowerCase()}\r\n`);
        if (elements || other?.isCertain) return;
        expect({ serials, unreadable }).toEqual({ serials: [serial], unreadable: undefined });
      }),
    );
  });

  it("never throws and never finds a serial in what it calls unreadable", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (scanned) => {
        const { unreadable, serials, text } = readCode(scanned);
        expect(text).toBe(text.toUpperCase());
        if (unreadable) expect(serials).toEqual([]);
        else expect(serials.every((serial) => serial.length > 0)).toBe(true);
      }),
    );
  });
});

it.each([
  ["DDT 12/2026", "transport-document", []],
  ["ddt 12/2026/MI", "transport-document", []],
  ["OA261128-8F3K2M", "purchase", []],
  ["8F3K-2M7Q", "order", ["8F3K-2M7Q"]],
])("tells the number of a paper, %s, from a serial", (code, kind, serials) => {
  expect(readCode(code)).toMatchObject({ other: { kind }, serials });
});

it("says of a serial in groups that it was joined", () => {
  expect(readCode("2107 1234 5678")).toMatchObject({ serials: ["210712345678"], isJoined: true });
  expect(readCode("SN23 09A0 001")).toMatchObject({ serials: ["SN2309A0001"], isJoined: true });
  expect(readCode(" SN2309A0001 ")).not.toHaveProperty("isJoined");
});
