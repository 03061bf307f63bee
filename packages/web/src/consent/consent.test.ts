import fc from "fast-check";
import { expect, it } from "vitest";
import { allows, askedAgainAfterDays, consentCookie, consentIn, consentVersion, purposes, written } from "./consent.ts";

const now = new Date("2026-11-29T10:00:00.000Z");
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString();
const cookie = (value: string) => `cart=1; ${consentCookie}=${value}; other=2`;

it("reads what was answered, with its version and date, for six months", () =>
  fc.assert(
    fc.property(fc.subarray([...purposes]), fc.integer({ min: 0, max: 400 }), (allowed, days) => {
      const consent = { version: consentVersion, on: daysAgo(days), allowed };
      const read = consentIn(cookie(written(consent)), now);
      expect(read).toEqual(days <= askedAgainAfterDays ? consent : undefined);
      for (const purpose of purposes) {
        expect(allows(read, purpose)).toBe(days <= askedAgainAfterDays && allowed.includes(purpose));
      }
    }),
  ));

it("takes nothing for a consent that isn't one: nothing, another wording, a day to come, rubbish", () => {
  for (const said of ["", `${consentVersion + 1}~${daysAgo(1)}~analytics`, `1~${daysAgo(-2)}~ads`, "1~x~ads", "1"]) {
    expect(consentIn(cookie(said), now), said).toBeUndefined();
  }
  expect(consentIn(`not_${consentCookie}=1~${daysAgo(1)}~ads`, now)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (said) => {
      const allowed = consentIn(cookie(said), now)?.allowed ?? [];
      expect(allowed.every((purpose) => said.includes(purpose))).toBe(true);
    }),
  );
});
