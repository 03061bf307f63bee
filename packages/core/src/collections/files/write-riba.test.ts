import * as fc from "fast-check";
import { expect, it } from "vitest";
import { inCbiLetters } from "./bank-letters.ts";
import { italianBank, writeRiba, type RibaReceipt, type RibaSlip } from "./write-riba.ts";

const creditor = {
  sia: "A1B2C",
  iban: "IT60X0542811101000000123456",
  name: "Solvia S.r.l.",
  street: "Via del Sole 1",
  town: "40100 Bologna BO",
  taxCode: "00000000000",
};
const receipt = (more: Partial<RibaReceipt> = {}): RibaReceipt => ({
  collectedOn: "2026-11-30",
  amount: 319_805,
  debtor: {
    name: "Gallo Impianti S.r.l.",
    taxCode: "12345670157",
    street: "Via Roma",
    houseNumber: "7",
    postalCode: "20121",
    town: "Milano",
    provinceCode: "MI",
    iban: "IT40S0542811101000000999999",
  },
  customerCode: "12345670157",
  reference: "FATT. 12/2026 DEL 31/10/2026 ORDINE AB12-CD34",
  number: 1,
  ...more,
});
const slip = (receipts: readonly RibaReceipt[]): RibaSlip => ({
  name: "RB261120-0A1B2C",
  createdOn: "2026-11-20",
  creditor,
  receipts,
});
const recordsOf = (file: string): string[] => {
  expect(file.endsWith("\r\n")).toBe(true);
  return file.slice(0, -2).split("\r\n");
};
/** The characters of a record from one place to another, as the standard counts them. */
const at = (record: string | undefined, from: number, to: number): string => (record ?? "").slice(from - 1, to);

it("writes one receipt as the standard places it", () => {
  const [head, due, us, them, place, what, number, end, foot] = recordsOf(writeRiba(slip([receipt()])));
  expect([
    at(head, 1, 3),
    at(head, 4, 8),
    at(head, 9, 13),
    at(head, 14, 19),
    at(head, 20, 39),
    at(head, 114, 114),
  ]).toEqual([" IB", "A1B2C", "05428", "201126", "RB261120-0A1B2C     ", "E"]);
  expect([at(due, 1, 10), at(due, 23, 28), at(due, 29, 33), at(due, 34, 46), at(due, 47, 47)]).toEqual([
    " 140000001",
    "301126",
    "30000",
    "0000000319805",
    "-",
  ]);
  expect([at(due, 48, 52), at(due, 53, 57), at(due, 58, 69)]).toEqual(["05428", "11101", "000000123456"]);
  expect([at(due, 70, 74), at(due, 75, 79), at(due, 92, 96), at(due, 97, 97)]).toEqual([
    "05428",
    "11101",
    "A1B2C",
    "4",
  ]);
  expect([at(due, 98, 113), at(due, 114, 119), at(due, 120, 120)]).toEqual(["12345670157     ", "      ", "E"]);
  expect([at(us, 11, 34), at(us, 59, 82)]).toEqual(["SOLVIA S.R.L.           ", "40100 BOLOGNA BO        "]);
  expect([at(them, 11, 70).trim(), at(them, 71, 86)]).toEqual(["GALLO IMPIANTI S.R.L.", "12345670157     "]);
  expect([at(place, 11, 40).trim(), at(place, 41, 45), at(place, 46, 70)]).toEqual([
    "VIA ROMA 7",
    "20121",
    "MILANO                 MI",
  ]);
  expect([at(what, 11, 90).trim(), at(what, 101, 116).trim()]).toEqual([
    "FATT. 12/2026 DEL 31/10/2026 ORDINE AB12-CD34",
    "00000000000",
  ]);
  expect([at(number, 11, 20), at(number, 21, 40).trim()]).toEqual(["0000000001", "SOLVIA S.R.L."]);
  expect(end).toBe(` 700000001${" ".repeat(110)}`);
  expect([at(foot, 1, 39), at(foot, 46, 52), at(foot, 53, 67), at(foot, 68, 82), at(foot, 83, 89)]).toEqual([
    ` EF${at(head, 4, 39)}`,
    "0000001",
    "000000000319805",
    "000000000000000",
    "0000009",
  ]);
});

const word = fc.string({ unit: "binary", maxLength: 90 });
const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((n) => String(n).padStart(length, "0"));
const receipts = fc.array(
  fc.record({
    amount: fc.integer({ min: 1, max: 999_999_999 }),
    name: word,
    street: word,
    town: word,
    reference: word,
    postalCode: digits(5),
    account: digits(12),
    day: fc.integer({ min: 10, max: 28 }),
  }),
  { minLength: 1, maxLength: 30 },
);

it("has records of 120 characters in the bank's letters, whatever is written in them, and a foot that agrees", () => {
  fc.assert(
    fc.property(receipts, (made) => {
      const all = made.map(({ amount, account, postalCode, day, reference, ...debtor }, place) =>
        receipt({
          amount,
          reference,
          number: place + 1,
          collectedOn: `2026-12-${day}`,
          debtor: { ...receipt().debtor, ...debtor, postalCode, iban: `IT00X0542811101${account}` },
        }),
      );
      const records = recordsOf(writeRiba(slip(all)));
      expect(records.every((record) => /^[A-Z0-9 .,/()'+:?-]{120}$/.test(record))).toBe(true);
      const foot = records.at(-1);
      const due = records.filter((record) => record.startsWith(" 14"));
      const sum = due.reduce((total, record) => total + Number(at(record, 34, 46)), 0);
      expect(sum).toBe(all.reduce((total, { amount }) => total + amount, 0));
      expect([at(foot, 46, 52), at(foot, 53, 67), at(foot, 83, 89)].map(Number)).toEqual([
        all.length,
        sum,
        records.length,
      ]);
      const nth = records.slice(1, -1).map((record) => `${at(record, 2, 3)}${Number(at(record, 4, 10))}`);
      expect(nth).toEqual(
        all.flatMap((_, n) => ["14", "20", "30", "40", "50", "51", "70"].map((type) => `${type}${n + 1}`)),
      );
    }),
  );
});

it("cuts a long street before its number, and of neither writes more than 30 letters", () => {
  const written = (street: string, houseNumber: string) => {
    const [, , , , place] = recordsOf(
      writeRiba(slip([receipt({ debtor: { ...receipt().debtor, street, houseNumber } })])),
    );
    return at(place, 11, 40).trimEnd();
  };
  expect(written("Viale dell'Unione Europea e delle Nazioni", "127/B")).toBe("VIALE DELL'UNIONE EUROPE 127/B");
  expect(written("Via Po", "3")).toBe("VIA PO 3");
  expect(written("Piazza Grande", "")).toBe("PIAZZA GRANDE");
  expect(written("Località Le Querce di Sopra al Monte", "snc, accanto al deposito")).toHaveLength(30);
});

it("refuses figures that a field can't hold rather than cut them", () => {
  expect(() => writeRiba(slip([receipt({ amount: 10 ** 13 })]))).toThrow(RangeError);
  expect(() => writeRiba(slip([receipt({ debtor: { ...receipt().debtor, postalCode: "SW1A" } })]))).toThrow(RangeError);
  expect(() => writeRiba(slip([receipt({ amount: 12.5 })]))).toThrow(RangeError);
});

it("writes letters that the banks don't know in those that they do", () => {
  expect(inCbiLetters("Società Łódź & Müller «Süd» n°3 – 5€")).toBe(
    "SOCIETA LODZ E MULLER SUD NDEG3 - 5EUR".replace("NDEG3", inCbiLetters("n°3")),
  );
  expect(inCbiLetters("\u0000a\tb\n")).toBe("A B");
});

it("reads bank, branch and number out of an Italian account", () => {
  expect(italianBank("IT60X0542811101000000123456")).toEqual({ abi: "05428", cab: "11101", account: "000000123456" });
});
