import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { countries } from "../platform/locale.ts";
import type { LegalBasis } from "./contact.ts";
import { mayBeMailed } from "./may-be-mailed.ts";
import { isPec } from "./pec.ts";
import { suppressionReasons } from "./suppression/reasons.ts";

const now = new Date("2026-11-28T10:00:00Z");
const date = "2026-11-01T10:00:00.000Z";
const consent: LegalBasis = { kind: "consent", date, source: "fiera", textVersion: "1", proof: "modulo" };
const bought: LegalBasis = { kind: "soft_spam", date, orderId: "O" };
const company: LegalBasis = { kind: "b2b_optout_country", date };
const email = "ada@example.com";
const anyCountry = fc.option(fc.constantFrom(...countries.map(({ code }) => code), "US"), { nil: undefined });

describe("certified mail", () => {
  test.each([
    "rossi@pec.it",
    "rossi@legalmail.it",
    "studio@pec.rossi.it",
    "a@arubapec.it",
    "a@pecimprese.it",
    "a@cert.comune.milano.it",
    "a@postacertificata.gov.it",
    "a@INGPEC.EU",
  ])("%s is one", (address) => expect(isPec(address)).toBe(true));
  test.each(["rossi@gmail.com", "pec@rossi.it", "a@speculo.it", "a@certo.it", "a@specialisti.eu", "a@example.com"])(
    "%s is none",
    (address) => expect(isPec(address)).toBe(false),
  );
});

it("nobody without a ground, and nobody on a ground of tomorrow", () => {
  fc.assert(
    fc.property(anyCountry, (country) => {
      expect(mayBeMailed({ email }, country, now)).toEqual({ allowed: false, reason: "no-basis" });
      const later = { ...consent, date: "2026-11-29T10:00:00.000Z" };
      expect(mayBeMailed({ email, legalBasis: later }, country, now)).toMatchObject({ reason: "basis-in-future" });
    }),
  );
});

it("whoever agreed, and whoever has bought, in every country", () => {
  fc.assert(
    fc.property(anyCountry, fc.constantFrom(consent, bought), (country, legalBasis) => {
      const contact = { email, legalBasis, sold: true };
      expect(mayBeMailed(contact, country, now)).toEqual({ allowed: true, basis: legalBasis.kind });
      for (const sold of [false, undefined])
        expect(mayBeMailed({ email, legalBasis: bought, sold }, country, now)).toMatchObject({ reason: "not-sold" });
    }),
  );
});

it("a company that never agreed in the United Kingdom alone, and only where it is a company", () => {
  fc.assert(
    fc.property(anyCountry, (country) => {
      const verdict = mayBeMailed({ email, legalBasis: company, company: "Sun Ltd" }, country, now);
      expect(verdict.allowed).toBe(country === "GB");
    }),
  );
  expect(mayBeMailed({ email, legalBasis: company }, "GB", now)).toMatchObject({ reason: "not-a-company" });
  expect(mayBeMailed({ email, legalBasis: company, company: "Sun" }, "IT", now)).toMatchObject({
    reason: "country-needs-consent",
  });
  expect(mayBeMailed({ email, legalBasis: company, company: "Sun" }, undefined, now)).toMatchObject({
    reason: "no-country",
  });
});

it("nobody who is left alone, and no certified mail, whatever the ground", () => {
  fc.assert(
    fc.property(
      anyCountry,
      fc.constantFrom(consent, bought, company),
      fc.constantFrom(...suppressionReasons),
      (country, legalBasis, suppressed) => {
        const contact = { email, legalBasis, company: "Sun", suppressed };
        expect(mayBeMailed(contact, country, now)).toEqual({ allowed: false, reason: suppressed });
        const certified = { email: "sun@pec.it", legalBasis, company: "Sun" };
        expect(mayBeMailed(certified, country, now)).toMatchObject({ reason: "pec" });
      },
    ),
  );
});
