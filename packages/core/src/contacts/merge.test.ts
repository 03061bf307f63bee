import fc from "fast-check";
import { expect, it } from "vitest";
import type { Contact } from "./contact.ts";
import { differing, mergedContact, mergedFields, type Choices } from "./merge.ts";

const address = fc.constantFrom("a@example.com", "b@example.com", "c@example.com", "d@example.com");
const maybe = (text: fc.Arbitrary<string>) => fc.option(text, { nil: undefined });
const consent = { kind: "consent" as const, date: "2026-01-01T00:00:00.000Z", source: "fiera", textVersion: "1" };
const contact: fc.Arbitrary<Contact> = fc.record({
  id: fc.uuid(),
  email: address,
  formerEmails: fc.uniqueArray(address, { maxLength: 2 }),
  name: maybe(fc.constantFrom("Ada", "Ugo")),
  company: maybe(fc.constantFrom("Sole", "Vento")),
  telephone: maybe(fc.constantFrom("+390283941234", "+390283941235")),
  country: maybe(fc.constantFrom("IT", "DE")),
  language: fc.constant("it" as const),
  legalBasis: fc.option(
    fc.constantFrom("modulo 1", "modulo 2").map((proof) => ({ ...consent, proof })),
    { nil: undefined },
  ),
  lists: fc.uniqueArray(fc.constantFrom("newsletter", "fiera", "roma"), { maxLength: 3 }),
  source: fc.constantFrom("fiera", "telefono"),
  revision: fc.constant(1),
  createdOn: fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z"),
  changedOn: fc.constant("2026-02-01T00:00:00.000Z"),
});
const choices: fc.Arbitrary<Choices> = fc
  .constantFrom("kept" as const, "other" as const)
  .map((side) => Object.fromEntries(mergedFields.map((field) => [field, side])));

it("nothing of either is lost: each field says what one of them said, addresses and lists are those of both", () => {
  fc.assert(
    fc.property(contact, contact, choices, (kept, other, chosen) => {
      const merged = mergedContact(kept, other, chosen);
      for (const field of mergedFields) {
        expect([kept[field], other[field]]).toContain(merged[field]);
        if (merged[field] === undefined) expect([kept[field], other[field]]).toEqual([undefined, undefined]);
      }
      for (const one of [kept, other]) {
        expect([merged.email, ...merged.formerEmails]).toEqual(
          expect.arrayContaining([one.email, ...one.formerEmails]),
        );
        expect(merged.lists).toEqual(expect.arrayContaining([...one.lists]));
        expect(merged.createdOn <= one.createdOn).toBe(true);
      }
      expect(merged.formerEmails).not.toContain(merged.email);
      expect(merged.id).toBe(kept.id);
    }),
  );
});

it("attack: a ground goes with its address alone: one that had none has none, whoever it is merged with", () => {
  fc.assert(
    fc.property(contact, contact, choices, (kept, other, chosen) => {
      fc.pre(kept.email !== other.email);
      const merged = mergedContact(kept, other, chosen);
      expect(merged.legalBasis).toEqual([kept, other].find(({ email }) => email === merged.email)?.legalBasis);
    }),
  );
});

it("asks where both say something else, and nowhere else", () => {
  fc.assert(
    fc.property(contact, contact, (kept, other) => {
      const asked = differing(kept, other);
      const [a, b] = [mergedContact(kept, other, {}), mergedContact(kept, other, { [asked[0] ?? "name"]: "other" })];
      if (asked.length === 0) expect(a).toEqual(b);
      for (const field of asked) expect(kept[field]).not.toEqual(other[field]);
    }),
  );
});
