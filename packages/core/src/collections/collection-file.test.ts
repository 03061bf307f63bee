import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anySlip } from "../../../../tests/support/collection-files/any-slip.ts";
import { debitSchemaFaults, debitSchemaIsThere } from "../../../../tests/support/collection-files/debit-schema.ts";
import { readRiba } from "../../../../tests/support/collection-files/read-riba.ts";
import { readSdd } from "../../../../tests/support/collection-files/read-sdd.ts";
import { fileOf } from "./collection-file.ts";
import { mostLines, totalOf, type Collection, type CollectionLine } from "./collection.ts";
import { inCbiLetters, inSepaLetters } from "./files/bank-letters.ts";
import { lacksAddress } from "./presentable.ts";
import { ribaCreditor, sddCreditor } from "./our-bank.ts";

const italian = (on: string): string => on.split("-").toReversed().join("/");
const referenceOf = ({
  invoiceNumber,
  invoicedOn,
  orderNumber,
}: Pick<CollectionLine, "invoiceNumber" | "invoicedOn" | "orderNumber">): string =>
  `FATT. ${invoiceNumber} DEL ${italian(invoicedOn)} ORDINE ${orderNumber}`;
/** The day in Rome. */
const inRome = (at: string): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Rome" }).format(new Date(at));
const startOf = (text: string, longest: number): string => text.slice(0, longest).trimEnd();

it("a bank reads the receipts of any slip back out of its file, to the cent, the day and the account", () => {
  fc.assert(
    fc.property(anySlip("riba", 20), (made) => {
      const { receipts, ...head } = readRiba(fileOf(made));
      expect(head).toEqual({
        sia: ribaCreditor.sia,
        bank: "05428",
        createdOn: inRome(made.createdOn),
        name: made.number,
      });
      expect(receipts.map(({ number }) => number)).toEqual(made.lines.map((_, nth) => nth + 1));
      expect(receipts.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(made.lines));
      for (const [nth, { debtor, ...asked }] of made.lines.entries()) {
        const { street, ...read } = receipts[nth]!;
        expect(read).toEqual({
          number: nth + 1,
          collectedOn: asked.collectedOn,
          amount: asked.amount,
          ourAccount: ribaCreditor.iban.slice(5),
          theirBank: debtor.iban.slice(5, 15),
          sia: ribaCreditor.sia,
          customerCode: debtor.taxCode,
          creditor: [ribaCreditor.name, ribaCreditor.street, ribaCreditor.town, ribaCreditor.taxCode].map((part) =>
            startOf(inCbiLetters(part), 24),
          ),
          name: startOf(inCbiLetters(debtor.name), 60),
          taxCode: debtor.taxCode,
          postalCode: debtor.postalCode,
          town: startOf(inCbiLetters(debtor.town), 22),
          province: debtor.provinceCode ?? "",
          reference: referenceOf(asked),
          creditorTaxCode: ribaCreditor.taxCode,
        });
        expect(street.startsWith("S")).toBe(true);
        expect(street.endsWith(startOf(inCbiLetters(debtor.houseNumber), 12))).toBe(true);
      }
    }),
  );
});

/** What a slip asks of the bank, in the words that its fields have room for. */
const askedOf = ({ lines }: Collection) =>
  lines.map(({ debtor, ...asked }) => ({
    id: asked.id,
    amount: asked.amount,
    collectedOn: asked.collectedOn,
    mandate: {
      reference: asked.mandate?.reference,
      signedOn: asked.mandate?.signedOn,
      scheme: asked.mandate?.scheme,
      sequence: asked.mandate?.sequence,
    },
    iban: debtor.iban,
    reference: referenceOf(asked),
    countryCode: debtor.countryCode,
    postalCode: debtor.postalCode,
    name: inSepaLetters(debtor.name)
      .slice(0, 70)
      .replace(/[/ ]+$/, ""),
  }));
const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

it("a bank reads the debits of any slip back out of its file, each by its own mandate, in blocks that agree", () => {
  fc.assert(
    fc.property(anySlip("sdd", 20), (made) => {
      const { debits, ...head } = readSdd(fileOf(made));
      expect(head).toEqual({
        name: made.number,
        createdOn: made.createdOn.replace(/\.\d+Z$/, "Z"),
        creditorId: sddCreditor.id,
        accounts: [sddCreditor.iban],
      });
      const read = debits.map(({ address: { countryCode, postalCode }, ...debit }) => ({
        ...debit,
        countryCode,
        postalCode,
      }));
      expect(read.toSorted(byId)).toEqual(askedOf(made).toSorted(byId));
    }),
    { numRuns: 50 },
  );
});

it.skipIf(!debitSchemaIsThere)("ISO's schema has nothing against the debits of any slip (needs MARKET_DATA)", () => {
  fc.assert(
    fc.property(anySlip("sdd", 12), (made) => {
      expect(debitSchemaFaults(fileOf(made))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it("what a bank can't write of an address is found before a slip is made of it", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("riba" as const, "sdd" as const),
      fc.string({ unit: "binary", maxLength: 6 }),
      fc.string({ unit: fc.constantFrom("/", " ", "*", "7", "B"), maxLength: 3 }),
      (kind, street, town) => {
        const [one] = fc.sample(anySlip(kind, 1), { numRuns: 1, seed: 12 });
        const [first] = one!.lines;
        const debtor = { ...first!.debtor, street, town };
        if (!lacksAddress(kind, debtor))
          expect(() => fileOf({ ...one!, lines: [{ ...first!, debtor }] })).not.toThrow();
      },
    ),
  );
  const [one] = fc.sample(anySlip("sdd", 1), { numRuns: 1, seed: 12 });
  const { debtor } = one!.lines[0]!;
  expect([debtor, { ...debtor, street: "/" }, { ...debtor, town: "*" }].map((one) => lacksAddress("sdd", one))).toEqual(
    [false, true, true],
  );
});

it("the longest slip there is keeps its counts and sums, of both kinds", () => {
  for (const kind of ["riba", "sdd"] as const) {
    const [one] = fc.sample(anySlip(kind, 1), { numRuns: 1, seed: 11 });
    const [first] = one!.lines;
    const lines = Array.from({ length: mostLines }, (_, nth) => ({
      ...first!,
      id: `${first!.orderId}.${nth + 1}`,
      amount: 99_999_999_999,
    }));
    const file = fileOf({ ...one!, lines });
    const read = kind === "riba" ? readRiba(file).receipts : readSdd(file).debits;
    expect(read.reduce((sum, { amount }) => sum + amount, 0)).toBe(99_999_999_999 * mostLines);
  }
});
