import { canonicalJson } from "../../platform/text/canonical-json.ts";
import { divideRounded, type Cents } from "../../platform/money.ts";
import type { CivilDate } from "../../platform/time.ts";
import type { Content, QuotationLine, QuotationVersion } from "../quotation.ts";

/** A change that a reader is told: by its code and the figures behind it. Cents, pieces, watts, cents per 1000 Wp. */
export type Difference =
  | { code: "added" | "removed"; lineId: string; name: string; quantity: number }
  | { code: "quantity"; lineId: string; name: string; before: number; after: number }
  | { code: "price"; lineId: string; name: string; before: Cents; after: Cents }
  | { code: "article"; lineId: string; name: string; before: string; after: string }
  | { code: "shipping-time"; lineId: string; name: string; before: string; after: string }
  | { code: "optional"; lineId: string; name: string; after: boolean }
  | { code: "note"; lineId: string; name: string }
  | { code: "total" | "shipment" | "vat"; before: Cents; after: Cents }
  | { code: "per-watt-peak"; /** Net cents of 1000 Wp. */ before: Cents; after: Cents }
  | { code: "peak-power"; /** Wp. */ before: number; after: number }
  | { code: "valid-until"; before: CivilDate; after: CivilDate }
  | { code: "address" | "terms" | "notes" }
  | { code: "reduced-vat"; after: boolean };

type ComparedLine = Pick<
  QuotationLine,
  "lineId" | "productId" | "name" | "quantity" | "unit" | "shippingTime" | "optional" | "note" | "wattPeak"
>;
type Sums = Pick<QuotationVersion["amounts"], "shipmentCost" | "vatAmount" | "total" | "productsAmount">;

/** What is looked at of a version, or of what is prepared. */
export interface Compared {
  content: Pick<Content, "validUntil" | "reducedVat" | "customerNotes"> & {
    lines: readonly ComparedLine[];
    address?: unknown;
    termsOfPayment: string;
  };
  amounts: Sums;
}

const counted = ({ content }: Compared): ComparedLine[] => content.lines.filter(({ optional }) => !optional);

/** Watts at the peak of all that is offered, without what is optional. */
export const peakPower = (version: Compared): number =>
  counted(version).reduce((sum, { wattPeak = 0, quantity }) => sum + wattPeak * quantity, 0);

/** Net cents of 1000 Wp: goods and services of the whole plant by its panels' power; undefined without panels. */
export function perKiloWattPeak(version: Compared): Cents | undefined {
  const watts = Math.round(peakPower(version));
  return watts > 0 ? divideRounded(version.amounts.productsAmount * 1000, watts) : undefined;
}

function ofLine(before: ComparedLine, after: ComparedLine): Difference[] {
  const { lineId, name } = after;
  const about = { lineId, name };
  return [
    ...(before.productId === after.productId
      ? []
      : [{ code: "article" as const, ...about, before: before.name, after: after.name }]),
    ...(before.quantity === after.quantity
      ? []
      : [{ code: "quantity" as const, ...about, before: before.quantity, after: after.quantity }]),
    ...(before.unit === after.unit
      ? []
      : [{ code: "price" as const, ...about, before: before.unit, after: after.unit }]),
    ...(before.shippingTime === after.shippingTime
      ? []
      : [{ code: "shipping-time" as const, ...about, before: before.shippingTime, after: after.shippingTime }]),
    ...(before.optional === after.optional ? [] : [{ code: "optional" as const, ...about, after: after.optional }]),
    ...((before.note ?? "") === (after.note ?? "") ? [] : [{ code: "note" as const, ...about }]),
  ];
}

/** What is another in the later version, line by line by their ids, then the sums; nothing where both say the same. */
export function differencesOf(before: Compared, after: Compared): Difference[] {
  const earlier = new Map(before.content.lines.map((line) => [line.lineId, line]));
  const later = new Set(after.content.lines.map(({ lineId }) => lineId));
  const cents = (code: "total" | "shipment" | "vat", a: Cents, b: Cents): Difference[] =>
    a === b ? [] : [{ code, before: a, after: b }];
  const [perBefore, perAfter] = [perKiloWattPeak(before), perKiloWattPeak(after)];
  const [powerBefore, powerAfter] = [peakPower(before), peakPower(after)];
  const [old, fresh] = [before.content, after.content];
  const same = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null);
  return [
    ...after.content.lines.flatMap((line): Difference[] => {
      const was = earlier.get(line.lineId);
      const { lineId, name, quantity } = line;
      return was ? ofLine(was, line) : [{ code: "added", lineId, name, quantity }];
    }),
    ...before.content.lines.flatMap(({ lineId, name, quantity }): Difference[] =>
      later.has(lineId) ? [] : [{ code: "removed", lineId, name, quantity }],
    ),
    ...cents("shipment", before.amounts.shipmentCost, after.amounts.shipmentCost),
    ...cents("vat", before.amounts.vatAmount, after.amounts.vatAmount),
    ...cents("total", before.amounts.total, after.amounts.total),
    ...(perBefore !== undefined && perAfter !== undefined && perBefore !== perAfter
      ? [{ code: "per-watt-peak" as const, before: perBefore, after: perAfter }]
      : []),
    ...(powerBefore === powerAfter ? [] : [{ code: "peak-power" as const, before: powerBefore, after: powerAfter }]),
    ...(old.validUntil === fresh.validUntil
      ? []
      : [{ code: "valid-until" as const, before: old.validUntil, after: fresh.validUntil }]),
    ...(old.reducedVat === fresh.reducedVat ? [] : [{ code: "reduced-vat" as const, after: fresh.reducedVat }]),
    ...(same(old.address, fresh.address) ? [] : [{ code: "address" as const }]),
    ...(same(old.termsOfPayment, fresh.termsOfPayment) ? [] : [{ code: "terms" as const }]),
    ...(same(old.customerNotes, fresh.customerNotes) ? [] : [{ code: "notes" as const }]),
  ];
}
