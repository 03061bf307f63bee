import fc from "fast-check";
import { expect, it, test } from "vitest";
import { locales } from "../platform/locale.ts";
import { epcText } from "./epc-text.ts";

const transfer = {
  holder: "Solvia S.r.l.",
  iban: "IT60X0542811101000000123456",
  reason: "ORD RZDH-7K2M",
  amount: 123_405,
};

test("says a transfer line by line as EPC069-12 has it", () => {
  expect(epcText(transfer, "de")).toBe(
    "BCD\n002\n1\nSCT\n\nSolvia S.r.l.\nIT60X0542811101000000123456\nEUR1234.05\n\n\nORD RZDH-7K2M",
  );
});

test("is there where the customer's banks read it", () => {
  expect(locales.filter((locale) => epcText(transfer, locale)).toSorted()).toEqual(["at", "be", "de", "nl"]);
});

it("says each amount to the cent, and none that has no room", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10, max: 200_000_000_000 }), (amount) => {
      const said = epcText({ ...transfer, amount }, "at")?.split("\n")[7];
      if (amount < 1 || amount > 99_999_999_999) expect(said).toBeUndefined();
      else
        expect(said && [/^EUR\d+\.\d\d$/.test(said), BigInt(said.slice(3).replace(".", ""))]).toEqual([
          true,
          BigInt(amount),
        ]);
    }),
  );
  expect(epcText({ ...transfer, holder: "x".repeat(71) }, "de")).toBeUndefined();
  expect(epcText({ ...transfer, reason: "x".repeat(141) }, "de")).toBeUndefined();
});
