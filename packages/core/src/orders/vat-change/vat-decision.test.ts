import fc from "fast-check";
import { expect, it } from "vitest";
import { causeOf, dayInProtocol, intentOf, isProtocol, plainProtocol } from "./vat-decision.ts";

it.each([
  ["26112309123456789-000001", true],
  ["26112309123456789/000001", true],
  [" 26112309123456789 - 000001 ", true],
  ["2611230912345678-000001", false],
  ["26112309123456789-00001", false],
  ["26112309123456789000001", false],
  ["26112309123456789-000001-1", false],
  ["abc", false],
  ["", false],
])("says whether %j is a declaration's protocol: %s", (text, expected) => {
  expect(isProtocol(text)).toBe(expected);
});

it("keeps a protocol in one writing, however it was parted", () => {
  const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });
  fc.assert(
    fc.property(digits(17), digits(6), fc.constantFrom("-", "/", " - ", " / "), (number, progressive, sign) => {
      const text = `${number.join("")}${sign}${progressive.join("")}`;
      expect(isProtocol(text)).toBe(true);
      expect(plainProtocol(text)).toBe(`${number.join("")}-${progressive.join("")}`);
    }),
  );
});

it("quotes the protocol before the reason, on what has one", () => {
  const protocol = "26112309123456789-000001";
  expect(causeOf({ protocol, reason: "Esportatore" })).toBe(
    "Dichiarazione d'intento, protocollo 26112309123456789-000001. Esportatore",
  );
  expect(causeOf({ reason: "CMR del 3 novembre" })).toBe("CMR del 3 novembre");
});

it.each([
  ["26112309123456789-000001", "2026-11-23"],
  ["260229 09123456789-000001", undefined],
  ["26133109123456789-000001", undefined],
  ["abc", undefined],
])("reads the day of receipt that %j begins with: %s", (protocol, day) => {
  expect(dayInProtocol(protocol)).toBe(day);
});

it("is quoted with the receipt's own day where that was told, and by nothing but a declaration of intent", () => {
  const rule = "declaration-of-intent" as const;
  const protocol = "26112309123456789-000001";
  expect(intentOf({ rule, protocol })).toEqual({ protocol, receivedOn: "2026-11-23" });
  expect(intentOf({ rule, protocol, receivedOn: "2026-11-25" })).toEqual({ protocol, receivedOn: "2026-11-25" });
  expect(intentOf({ rule })).toBeUndefined();
  expect(intentOf({ rule: "as-placed", protocol })).toBeUndefined();
  expect(intentOf(undefined)).toBeUndefined();
});
