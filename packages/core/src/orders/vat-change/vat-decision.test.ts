import fc from "fast-check";
import { expect, it } from "vitest";
import { causeOf, isProtocol, plainProtocol } from "./vat-decision.ts";

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
