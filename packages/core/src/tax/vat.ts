import type { Category } from "../platform/category.ts";
import { romeDate } from "../platform/time.ts";
import { legalTexts } from "./legal-texts.ts";
import { zoneOf, type Place, type Zone } from "./territories.ts";
import { isFresh, isOfAnotherMemberState, northernIreland, prefixOf, type VatCheck } from "./vat-check.ts";
import { reducedRate, reducedVatCategories, regularRate, standardRate, type Rate } from "./vat-rates.ts";

export interface Buyer {
  /** Buys as a company. */
  business: boolean;
  /** A company that the back office has verified. */
  verified: boolean;
  /** The number that the company buys by, with its prefix. */
  vatNumber?: string | undefined;
  /** The register's last answer. It counts for the number that it names alone. */
  check?: VatCheck | undefined;
  /** An approved certificate for the 10% rate. */
  reducedVat: boolean;
  /** The six characters of a public body, which pays the VAT itself. */
  publicBody?: string | undefined;
}

/** Why a company pays VAT on goods that go to the union. */
export const chargedReasons = [
  "register-silent",
  "check-needed",
  "number-invalid",
  "company-unverified",
  "xi-number-needed",
  "italian-number",
  "no-union-number",
] as const;
/** Why only a quotation will do. */
export const blockedReasons = ["special-territory", "san-marino-vatican", "union-own-rate", "not-served"] as const;
export type ChargedReason = (typeof chargedReasons)[number];
export type VatReason = ChargedReason | (typeof blockedReasons)[number];

export const vatRules = [
  "domestic",
  "domestic-reduced",
  "intra-community",
  "one-stop-shop",
  "italian-number",
  "export",
  "declaration-of-intent",
  "blocked",
] as const;

/** The tax decision that an order keeps, so that its invoice can quote it. */
export interface VatTreatment {
  /** Row of domain-rules 1.1. Absent in orders of before it was kept. */
  row?: string | undefined;
  rule: (typeof vatRules)[number];
  standard: Rate;
  /** Rate of the categories that the certificate covers. */
  reduced: Rate;
  /** Services that come with goods have the rates of those; absent in orders of before, and where there is one rate alone. */
  accessories?: "as-goods" | undefined;
  natura?: "N2.1" | "N3.1" | "N3.2" | "N3.3" | "N3.5" | undefined;
  legalText?: string | undefined;
  why?: VatReason | undefined;
  /** The register's answer that an intra-community supply rests on. */
  proof?: VatCheck | undefined;
  /**
   * Its buyer is a public body, which pays the VAT to the state itself (art. 17-ter DPR 633/72; domain-rules 1.1, row 9): the six characters
   * by which it gets its documents. What it is asked for is net.
   */
  publicBody?: string | undefined;
}

/** The word for the warehouse where goods are collected, as an order's address has it. */
type Destination = Place | "pickup";

/**
 * How goods that go there are taxed for this buyer at that moment (domain-rules 1.1); rule "blocked" where only a quotation
 * will do. Property: nothing but an export or a proof of that day costs no VAT.
 */
export function vatTreatment(to: Destination, buyer: Buyer, now: Date): VatTreatment {
  if (to === "pickup") return { ...domestic(buyer, now), row: "8" };
  const zone = zoneOf(to);
  const texts = legalTexts(romeDate(now));
  switch (zone) {
    case "italy":
      return domestic(buyer, now);
    case "export":
      return { row: "6", rule: "export", standard: 0, reduced: 0, natura: "N3.1", legalText: texts.export };
    case "san-marino-vatican":
      return { ...blocked("10b", zone), natura: "N3.3", legalText: texts.sanMarinoVatican };
    case "special-territory":
      return blocked("11", zone);
    case "not-served":
      return blocked("none", zone);
    default:
      return buyer.business ? companyInUnion(to, zone, buyer, now) : destinationRate("5", to, zone, now);
  }
}

const blocked = (row: string, why: VatReason): VatTreatment => ({ row, rule: "blocked", standard: 0, reduced: 0, why });

/** Whether the buyer pays the VAT themselves, as a treatment under which Italian VAT is charged says it. */
const paidByBody = ({ publicBody }: Pick<Buyer, "publicBody">) => (publicBody === undefined ? {} : { publicBody });

function domestic({ reducedVat, publicBody }: Buyer, now: Date): VatTreatment {
  return reducedVat
    ? {
        row: "2",
        rule: "domestic-reduced",
        standard: regularRate,
        reduced: reducedRate,
        accessories: "as-goods",
        legalText: legalTexts(romeDate(now)).reduced,
        ...paidByBody({ publicBody }),
      }
    : chargedInItaly(publicBody);
}

type UnionZone = Extract<Zone, "union" | "union-own-rate" | "northern-ireland">;

/** Italian VAT at the full rate, wherever goods went of which nothing proves that they left Italy (art. 8 DPR 633/72, art. 41 DL 331/93). */
export const chargedInItaly = (publicBody?: string): VatTreatment => ({
  row: "1",
  rule: "domestic",
  standard: regularRate,
  reduced: regularRate,
  ...paidByBody({ publicBody }),
});

/** How goods that go to a company in another member state are taxed whose number turned out not to be valid (row 4). */
export function unprovenSupply(to: Destination, vatNumber: string | undefined, now: Date): VatTreatment {
  const treatment = vatTreatment(to, { business: true, verified: true, vatNumber, reducedVat: false }, now);
  return treatment.why === "check-needed" ? { ...treatment, why: "number-invalid" } : treatment;
}

/** Row 5, and 7 with the rate of Northern Ireland. */
function destinationRate(
  row: string,
  { countryCode }: Place,
  zone: UnionZone,
  now: Date,
  why?: VatReason,
): VatTreatment {
  if (zone === "union-own-rate") return blocked("11", zone);
  const ni = zone === "northern-ireland";
  const rate = standardRate(ni ? northernIreland : countryCode, romeDate(now));
  if (rate === undefined) return blocked("none", "not-served");
  const { oneStopShop } = legalTexts(romeDate(now));
  return {
    row: ni ? "7" : row,
    rule: "one-stop-shop",
    standard: rate,
    reduced: rate,
    natura: "N3.2",
    legalText: oneStopShop,
    ...(why && { why }),
  };
}

/** For goods Northern Ireland's numbers count as a member state's (Windsor Framework; directive 2020/1756). */
const countsInUnion = (number: string): boolean =>
  isOfAnotherMemberState(number) || prefixOf(number) === northernIreland;

/** Rows 3, 4 and 4b, and 7 for Northern Ireland, where only its own number counts. */
function companyInUnion(to: Place, zone: UnionZone, buyer: Buyer, now: Date): VatTreatment {
  const number = buyer.vatNumber ?? "";
  const ni = zone === "northern-ireland";
  if (ni && prefixOf(number) !== northernIreland && (prefixOf(number) === "GB" || isOfAnotherMemberState(number))) {
    return destinationRate("7", to, zone, now, "xi-number-needed");
  }
  const fits = ni ? prefixOf(number) === northernIreland : countsInUnion(number);
  const texts = legalTexts(romeDate(now));
  if (!fits) {
    return {
      row: "4b",
      rule: "italian-number",
      standard: regularRate,
      reduced: regularRate,
      legalText: texts.italianNumber,
      why: prefixOf(number) === "IT" ? "italian-number" : "no-union-number",
      ...paidByBody(buyer),
    };
  }
  const missing = missingProof(buyer, now);
  if (missing) return destinationRate("4", to, zone, now, missing);
  return {
    row: ni ? "7" : "3",
    rule: "intra-community",
    standard: 0,
    reduced: 0,
    natura: "N3.2",
    legalText: texts.intraCommunity,
    proof: buyer.check,
  };
}

/** What stands against a supply without VAT to this company; nothing with a valid answer of the last 24 hours. */
function missingProof({ verified, vatNumber, check }: Buyer, now: Date): VatReason | undefined {
  if (!verified) return "company-unverified";
  if (!check || check.number !== vatNumber) return "check-needed";
  if (check.status === "invalid") return "number-invalid";
  if (check.status === "unknown") return "register-silent";
  return isFresh(check, now) ? undefined : "check-needed";
}

/** Whether asking the register now could change what this buyer pays there: nobody asks for nothing. */
export function needsCheck(to: Destination, buyer: Buyer, now: Date): boolean {
  const { why } = vatTreatment(to, buyer, now);
  const open = why === "check-needed" || why === "register-silent" || why === "number-invalid";
  const ownRate = to !== "pickup" && zoneOf(to) === "union-own-rate" && buyer.business && buyer.verified;
  const answered = buyer.check && buyer.check.number === buyer.vatNumber && isFresh(buyer.check, now);
  return (open || (ownRate && countsInUnion(buyer.vatNumber ?? ""))) && !answered;
}

/** The rate of goods under a treatment; services that come with them have theirs (`ratePartsOf`). */
export const rateOf = (treatment: VatTreatment, category: Category): Rate =>
  reducedVatCategories.includes(category) ? treatment.reduced : treatment.standard;
