import type { Collection, CollectionLine } from "@solvia/core/collections/collection";
import * as fc from "fast-check";

const figures = (length: number) =>
  fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: length, maxLength: length });
/** What an invoice may say of a company: letters of many scripts, signs and spaces, with something that can be written. */
const words = (longest: number) =>
  fc
    .string({
      unit: fc.constantFrom(..."abcdeÀèìòùŁłčőßßöÅЖдюΩ&€@_«»°–’'\"/-.,()+:?!#*<>  0123456789"),
      maxLength: longest,
    })
    .map((text) => `S${text}`);
const day = fc
  .integer({ min: 0, max: 364 })
  .map((days) => new Date(Date.UTC(2026, 10, 29 + days)).toISOString().slice(0, 10));
const ulid = fc.string({ unit: fc.constantFrom(..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"), minLength: 26, maxLength: 26 });

const mandate = fc.record({
  companyId: ulid,
  reference: fc.string({ unit: fc.constantFrom(..."ABCxyz0123456789-.+"), minLength: 1, maxLength: 35 }),
  signedOn: day,
  scheme: fc.constantFrom("CORE" as const, "B2B" as const),
  sequence: fc.constantFrom("FRST" as const, "RCUR" as const),
});

const line = (kind: Collection["kind"]): fc.Arbitrary<CollectionLine> =>
  fc
    .record({
      orderId: ulid,
      seq: fc.integer({ min: 1, max: 999 }),
      orderNumber: fc.tuple(figures(4), figures(4)).map((parts) => parts.join("-")),
      invoiceNumber: fc.integer({ min: 1, max: 99_999 }).map((nth) => `${nth}/2026`),
      invoicedOn: day,
      amount: fc.integer({ min: 1, max: 99_999_999_999 }),
      dueDate: day,
      collectedOn: day,
      debtor: fc.record({
        name: words(80),
        taxCode: fc.oneof(figures(11), fc.constant("RSSMRA85T10A562S")),
        street: words(60),
        houseNumber: fc.oneof(fc.constant(""), fc.constant("12/B"), fc.constant("snc"), words(20)),
        postalCode: figures(5),
        town: words(40),
        provinceCode: fc.option(fc.constantFrom("MI", "BO", "RM"), { nil: undefined }),
        countryCode: kind === "riba" ? fc.constant("IT") : fc.constantFrom("IT", "DE", "HR", "NL"),
        iban: figures(22).map((account) => `IT60X${account}`),
      }),
      mandate: kind === "sdd" ? mandate : fc.constant(undefined),
    })
    .map(({ seq, ...one }) => ({ ...one, id: `${one.orderId}.${seq}` }));

/** Slips as the house makes them: of one payment up to the most, each payment once. */
export const anySlip = (kind: Collection["kind"], longest: number): fc.Arbitrary<Collection> =>
  fc.record({
    id: ulid,
    version: fc.constant(1),
    number: fc.tuple(figures(6), figures(6)).map(([on, mark]) => `${kind === "riba" ? "RB" : "SD"}${on}-${mark}`),
    kind: fc.constant(kind),
    state: fc.constant("making" as const),
    lines: fc.uniqueArray(line(kind), { minLength: 1, maxLength: longest, selector: ({ id }) => id }),
    createdOn: fc
      .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
      .map((on) => on.toISOString()),
    createdBy: fc.constant("a clerk"),
  });
