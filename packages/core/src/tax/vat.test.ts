import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { needsCheck, rateOf, vatTreatment, type Buyer } from "./vat.ts";

const now = new Date("2026-11-22T10:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString();

const person: Buyer = { business: false, verified: false, reducedVat: false };
const firm = (vatNumber: string, changes: Partial<Buyer> = {}): Buyer => ({
  business: true,
  verified: true,
  reducedVat: false,
  vatNumber,
  ...changes,
});
type Status = "valid" | "invalid" | "unknown";
const checked = (vatNumber: string, status: Status = "valid", hours = 1): Buyer =>
  firm(vatNumber, { check: { number: vatNumber, status, checkedAt: hoursAgo(hours), consultationNumber: "WAPI1" } });

const buyers = {
  person,
  "person with a certificate": { ...person, reducedVat: true },
  "IT company": firm("IT12345670157"),
  "IT company, valid in VIES": checked("IT12345670157"),
  "IT company with a certificate": firm("IT12345670157", { reducedVat: true }),
  "IT company with a valid DE number": checked("DE136695976"),
  "DE company, valid": checked("DE136695976"),
  "DE company, valid 24 hours ago": checked("DE136695976", "valid", 24),
  "DE company, valid 25 hours ago": checked("DE136695976", "valid", 25),
  "DE company, never asked": firm("DE136695976"),
  "DE company, another number's answer": firm("DE136695976", {
    check: { number: "DE999999999", status: "valid", checkedAt: hoursAgo(1) },
  }),
  "DE company, invalid": checked("DE136695976", "invalid"),
  "DE company, silent": checked("DE136695976", "unknown"),
  "DE company, valid, not verified": { ...checked("DE136695976"), verified: false },
  "RO company, silent": checked("RO9999", "unknown"),
  "RO company, valid": checked("RO18547290"),
  "FR company, valid": checked("FR40303265045"),
  "AT company, valid": checked("ATU13585627"),
  "AT company, silent": checked("ATU13585627", "unknown"),
  "PT company, valid": checked("PT501964843"),
  "IE company, valid": checked("IE6388047V"),
  "GB company": firm("GB980780684"),
  "XI company, valid": checked("XI980780684"),
  "XI company, silent": checked("XI980780684", "unknown"),
  "CH company": firm("CHE100155212"),
  "NO company": firm("NO995525828"),
  "RS company": firm("RS101134702"),
} as const satisfies Record<string, Buyer>;

const art41 = "Non imponibile art. 41 DL 331/93";
const art8 = "Non imponibile art. 8 c.1 lett. a) DPR 633/72";
const art7bis = "Cessione in Italia art. 7-bis DPR 633/72";

type Case = readonly [
  buyer: keyof typeof buyers,
  to: string,
  row: string,
  rate: number | "quotation",
  natura?: string | undefined,
  legalText?: string | undefined,
  why?: string | undefined,
];

/** Each expectation is read from domain-rules 1.1, in percent; "pickup" is our warehouse. */
const cases: readonly Case[] = [
  // 1 and 2: Italy
  ["person", "IT 20121", "1", 22],
  ["IT company", "IT 20121", "1", 22],
  ["IT company, valid in VIES", "IT 90121", "1", 22],
  ["DE company, valid", "IT 20121", "1", 22],
  ["GB company", "IT 20121", "1", 22],
  ["CH company", "IT 39100", "1", 22],
  // 3: union, company, proof of the day
  ["DE company, valid", "DE 10115", "3", 0, "N3.2", art41],
  ["DE company, valid 24 hours ago", "DE 10115", "3", 0, "N3.2", art41],
  ["DE company, valid", "FR 75002", "3", 0, "N3.2", art41],
  ["FR company, valid", "FR 75002", "3", 0, "N3.2", art41],
  ["RO company, valid", "RO 010011", "3", 0, "N3.2", art41],
  ["AT company, valid", "AT 1070", "3", 0, "N3.2", art41],
  ["PT company, valid", "PT 1000-001", "3", 0, "N3.2", art41],
  ["IE company, valid", "BE 1000", "3", 0, "N3.2", art41],
  ["IT company with a valid DE number", "DE 10115", "3", 0, "N3.2", art41],
  ["IT company with a valid DE number", "ES 28001", "3", 0, "N3.2", art41],
  ["XI company, valid", "DE 10115", "3", 0, "N3.2", art41],
  ["XI company, valid", "PT 9000-018", "3", 0, "N3.2", art41],
  // 4: union, company, no proof: the destination's rate, and the buyer is told why
  ["RO company, silent", "RO 010011", "4", 21, "N3.2", "OSS", "register-silent"],
  ["DE company, silent", "DE 10115", "4", 19, "N3.2", "OSS", "register-silent"],
  ["DE company, invalid", "DE 10115", "4", 19, "N3.2", "OSS", "number-invalid"],
  ["DE company, invalid", "HR 10000", "4", 25, "N3.2", "OSS", "number-invalid"],
  ["DE company, valid 25 hours ago", "DE 10115", "4", 19, "N3.2", "OSS", "check-needed"],
  ["DE company, never asked", "NL 1012 LM", "4", 21, "N3.2", "OSS", "check-needed"],
  ["DE company, another number's answer", "DE 10115", "4", 19, "N3.2", "OSS", "check-needed"],
  ["DE company, valid, not verified", "DE 10115", "4", 19, "N3.2", "OSS", "company-unverified"],
  ["XI company, silent", "DE 10115", "4", 19, "N3.2", "OSS", "register-silent"],
  // 4b: Italian or third-country number
  ["IT company", "FR 75002", "4b", 22, undefined, art7bis, "italian-number"],
  ["IT company, valid in VIES", "DE 10115", "4b", 22, undefined, art7bis, "italian-number"],
  ["IT company with a certificate", "DE 10115", "4b", 22, undefined, art7bis, "italian-number"],
  ["IT company", "PT 9000-018", "4b", 22, undefined, art7bis, "italian-number"],
  ["GB company", "FR 75002", "4b", 22, undefined, art7bis, "no-union-number"],
  ["CH company", "DE 10115", "4b", 22, undefined, art7bis, "no-union-number"],
  ["NO company", "NL 1012 LM", "4b", 22, undefined, art7bis, "no-union-number"],
  ["RS company", "HR 10000", "4b", 22, undefined, art7bis, "no-union-number"],
  // 5: union, private
  ["person", "ES 28001", "5", 21, "N3.2", "OSS"],
  ["person", "FR 75002", "5", 20, "N3.2", "OSS"],
  ["person", "DE 10115", "5", 19, "N3.2", "OSS"],
  ["person", "RO 010011", "5", 21, "N3.2", "OSS"],
  ["person", "PT 1000-001", "5", 23, "N3.2", "OSS"],
  ["person", "BE 1000", "5", 21, "N3.2", "OSS"],
  ["person", "LU 1855", "5", 17, "N3.2", "OSS"],
  ["person", "NL 1012 LM", "5", 21, "N3.2", "OSS"],
  ["person", "AT 1070", "5", 20, "N3.2", "OSS"],
  ["person", "BG 1000", "5", 20, "N3.2", "OSS"],
  ["person", "PL 00-590", "5", 23, "N3.2", "OSS"],
  ["person", "HR 10000", "5", 25, "N3.2", "OSS"],
  ["person with a certificate", "DE 10115", "5", 19, "N3.2", "OSS"],
  // 6: exports
  ["person", "CH 8001", "6", 0, "N3.1", art8],
  ["CH company", "CH 8001", "6", 0, "N3.1", art8],
  ["IT company", "CH 8001", "6", 0, "N3.1", art8],
  ["person", "GB SW1A 1AA", "6", 0, "N3.1", art8],
  ["GB company", "GB SW1A 1AA", "6", 0, "N3.1", art8],
  ["NO company", "NO 0150", "6", 0, "N3.1", art8],
  ["RS company", "RS 11000", "6", 0, "N3.1", art8],
  ["person", "UA 01001", "6", 0, "N3.1", art8],
  // 7: Northern Ireland
  ["person", "GB BT1 5GS", "7", 20, "N3.2", "OSS"],
  ["GB company", "GB BT1 5GS", "7", 20, "N3.2", "OSS", "xi-number-needed"],
  ["DE company, valid", "GB BT1 5GS", "7", 20, "N3.2", "OSS", "xi-number-needed"],
  ["XI company, valid", "GB bt1 5gs", "7", 0, "N3.2", art41],
  ["XI company, silent", "GB BT1 5GS", "7", 20, "N3.2", "OSS", "register-silent"],
  ["IT company", "GB BT1 5GS", "4b", 22, undefined, art7bis, "italian-number"],
  // 8: collected at our warehouse
  ["person", "pickup", "8", 22],
  ["DE company, valid", "pickup", "8", 22],
  ["CH company", "pickup", "8", 22],
  ["XI company, valid", "pickup", "8", 22],
  // 10b: San Marino, Vatican City
  ["person", "IT 47890", "10b", "quotation", "N3.3", "Non imponibile art. 71 DPR 633/72", "san-marino-vatican"],
  ["IT company", "IT 47899", "10b", "quotation", "N3.3", "Non imponibile art. 71 DPR 633/72", "san-marino-vatican"],
  ["person", "IT 00120", "10b", "quotation", "N3.3", "Non imponibile art. 71 DPR 633/72", "san-marino-vatican"],
  ["person", "IT 47889", "1", 22],
  ["person", "IT 47900", "1", 22],
  ["person", "IT 00121", "1", 22],
  // 11: special territories, and places with a rate of their own
  ["person", "IT 23041", "11", "quotation", undefined, undefined, "special-territory"],
  ["IT company", "IT 22061", "11", "quotation", undefined, undefined, "special-territory"],
  ["DE company, valid", "ES 35001", "11", "quotation", undefined, undefined, "special-territory"],
  ["person", "ES 51001", "11", "quotation", undefined, undefined, "special-territory"],
  ["person", "FR 97100", "11", "quotation", undefined, undefined, "special-territory"],
  ["person", "FR 98800", "11", "quotation", undefined, undefined, "special-territory"],
  ["person", "FR 97900", "5", 20, "N3.2", "OSS"],
  ["DE company, valid", "DE 27498", "11", "quotation", undefined, undefined, "special-territory"],
  ["DE company, valid", "DE 78266", "11", "quotation", undefined, undefined, "special-territory"],
  ["GB company", "GB JE2 3AB", "11", "quotation", undefined, undefined, "special-territory"],
  ["person", "GB GY1 1AA", "11", "quotation", undefined, undefined, "special-territory"],
  ["NO company", "NO 9170", "11", "quotation", undefined, undefined, "special-territory"],
  ["NO company", "NO 9179", "6", 0, "N3.1", art8],
  ["person", "PT 9000-018", "11", "quotation", undefined, undefined, "union-own-rate"],
  ["person", "PT 9500-150", "11", "quotation", undefined, undefined, "union-own-rate"],
  ["PT company, valid", "PT 9500-150", "3", 0, "N3.2", art41],
  ["person", "AT 6691", "11", "quotation", undefined, undefined, "union-own-rate"],
  ["AT company, silent", "AT 6991", "11", "quotation", undefined, undefined, "union-own-rate"],
  ["AT company, valid", "AT 6993", "3", 0, "N3.2", art41],
  ["person", "AT 6990", "5", 20, "N3.2", "OSS"],
  ["person", "US 10001", "none", "quotation", undefined, undefined, "not-served"],
];

const placeOf = (to: string) =>
  to === "pickup" ? ("pickup" as const) : { countryCode: to.slice(0, 2), postalCode: to.slice(3) };

describe("VAT by buyer, place and the register's word (domain-rules 1.1)", () => {
  const named = cases.map(([buyer, to, row, rate, natura, legalText, why]) => ({
    buyer,
    to,
    row,
    rate,
    natura,
    legalText,
    why,
  }));
  it.each(named)("$buyer, $to: row $row, $rate", ({ buyer, to, row, rate, natura, legalText, why }) => {
    const treatment = vatTreatment(placeOf(to), buyers[buyer], now);
    expect({
      row: treatment.row,
      rate: treatment.rule === "blocked" ? "quotation" : treatment.standard / 100,
      natura: treatment.natura,
      legalText: treatment.legalText,
      why: treatment.why,
    }).toEqual({ row, rate, natura, legalText, why });
  });

  it("halves nothing but the categories of the certificate, in Italy and at our warehouse", () => {
    for (const to of [placeOf("IT 20121"), "pickup" as const]) {
      const treatment = vatTreatment(to, buyers["person with a certificate"], now);
      expect(treatment).toMatchObject({
        rule: "domestic-reduced",
        legalText: expect.stringContaining("127-quinquies"),
      });
      expect([rateOf(treatment, "panels"), rateOf(treatment, "structures")]).toEqual([1000, 2200]);
    }
  });

  it("keeps the register's answer as the proof", () => {
    expect(vatTreatment(placeOf("DE 10115"), buyers["DE company, valid"], now).proof).toMatchObject({
      number: "DE136695976",
      consultationNumber: "WAPI1",
    });
  });
});

const anyPlace = fc.oneof(
  fc.constant("pickup" as const),
  fc.record({
    countryCode: fc.constantFrom(..."IT ES GB FR DE RO PT BE LU NL AT CH BG PL RS UA NO HR US".split(" ")),
    postalCode: fc.oneof(
      fc.stringMatching(/^\d{4,6}$/),
      fc.constantFrom("BT1 5GS", "SW1A 1AA", "9000-018", "6691", "47890", "00120", "23041", "35001"),
    ),
  }),
);
const number = fc.constantFrom("IT12345670157", "DE136695976", "RO9999", "XI980780684", "GB980780684", "CHE100155212");
const anyBuyer: fc.Arbitrary<Buyer> = fc.record(
  {
    business: fc.boolean(),
    verified: fc.boolean(),
    reducedVat: fc.boolean(),
    vatNumber: number,
    check: fc.record({
      number,
      status: fc.constantFrom("valid" as const, "invalid" as const, "unknown" as const),
      checkedAt: fc.integer({ min: -24, max: 72 }).map((hours) => hoursAgo(hours)),
    }),
  },
  { requiredKeys: ["business", "verified", "reducedVat"] },
);

describe("whoever buys, wherever it goes", () => {
  it("nothing costs no VAT but an export, and a proof of the last 24 hours for that very number", () => {
    fc.assert(
      fc.property(anyPlace, anyBuyer, (to, buyer) => {
        const { rule, standard, reduced, proof } = vatTreatment(to, buyer, now);
        if (rule === "export" || rule === "blocked") return;
        if (standard === 0 || reduced === 0) {
          expect(buyer).toMatchObject({ business: true, verified: true });
          expect(proof).toMatchObject({ number: buyer.vatNumber, status: "valid" });
          const age = now.getTime() - Date.parse(proof?.checkedAt ?? "");
          expect(age).toBeLessThanOrEqual(24 * 3_600_000);
          expect(age).toBeGreaterThanOrEqual(0);
          expect(proof?.number.startsWith("IT")).toBe(false);
        } else {
          expect(standard).toBeGreaterThanOrEqual(1700);
          expect(proof).toBeUndefined();
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("a company that pays VAT abroad, and everybody who needs a quotation, is told why", () => {
    fc.assert(
      fc.property(anyPlace, anyBuyer, (to, buyer) => {
        const { rule, why, row } = vatTreatment(to, buyer, now);
        const charged = buyer.business && (rule === "one-stop-shop" || rule === "italian-number");
        expect(why !== undefined).toBe(charged || rule === "blocked");
        expect(row).toBeDefined();
      }),
      { numRuns: 2000 },
    );
  });

  it("the register is asked only where a yes would make it cost no VAT", () => {
    fc.assert(
      fc.property(anyPlace, anyBuyer, (to, buyer) => {
        if (!needsCheck(to, buyer, now)) return;
        const check = { number: buyer.vatNumber ?? "", status: "valid" as const, checkedAt: now.toISOString() };
        expect(vatTreatment(to, { ...buyer, check }, now).rule).toBe("intra-community");
        expect(needsCheck(to, { ...buyer, check }, now)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["valid", 24, false],
    ["valid", 25, true],
    ["invalid", 0.9, false],
    ["invalid", 1.1, true],
    ["unknown", 0.01, false],
    ["unknown", 0.1, true],
  ] as const)("an answer of %s counts long enough: %d hours", (status, hours, again) => {
    expect(needsCheck(placeOf("DE 10115"), checked("DE136695976", status, hours), now)).toBe(again);
  });
});

describe("dated law", () => {
  it("names DPR 633/72 until the last day of 2026, and the new act with the old article after it", () => {
    const at = (instant: string) => vatTreatment(placeOf("CH 8001"), person, new Date(instant)).legalText;
    expect(at("2026-12-31T22:59:59Z")).toBe(art8);
    expect(at("2026-12-31T23:00:00Z")).toBe("Non imponibile, D.Lgs. 10/2026 (già art. 8 c.1 lett. a) DPR 633/72)");
  });

  it("charges Romania's rate of the day", () => {
    const at = (instant: string) => vatTreatment(placeOf("RO 010011"), person, new Date(instant)).standard;
    expect([at("2025-07-31T12:00:00Z"), at("2025-08-01T12:00:00Z")]).toEqual([1900, 2100]);
  });
});
