import type { Pieces } from "../logistics/index.ts";
import type { Order, OrderShipment } from "../orders/index.ts";
import type { Cents } from "../platform/money.ts";
import type { CivilDate, Instant } from "../platform/time.ts";

/** How goods are packed (domain-rules 2.1). */
export const appearances = ["pallet", "box", "loose"] as const;

/** Grams that a pallet weighs by itself (domain-rules 2.1). */
export const palletGrams = 25_000;

/** What the carrier is handed: counted from the goods until somebody has said it. */
export interface Packages {
  count: number;
  pallets: number;
  appearance: (typeof appearances)[number];
  /** Grams, with pallets. */
  grossGrams: number;
  /** Grams of the goods alone. */
  netGrams: number;
  /** Millimetres of the longest piece; absent where no product says it. */
  longest?: number | undefined;
}

/** Somebody's word on a shipment: why it stays though its order may be shipped, why it goes all the same. */
export interface ShipmentHold {
  reason: string;
  by: string;
  on: Instant;
}

/** A day on which it was to be picked up, and what came of it (domain-rules 5.4). */
export interface PlannedDay {
  date: CivilDate;
  deliveryStatus: "planned" | "confirmed" | "done" | "missed";
}

/** Who takes it: the house's word, or the customer, who picks it up. */
export interface Carrier {
  name: string;
  vatNumber?: string | undefined;
  telephone?: string | undefined;
  /** Whether it may carry dangerous goods (ADR). */
  adr: boolean;
  tailLift: boolean;
}

/** What the warehouse and the office keep of a shipment, beside what its order tells of it. */
export interface ShipmentFile {
  id: string;
  orderId: string;
  version: number;
  notes?: string | undefined;
  warehouseNotes?: string | undefined;
  packages?: Packages | undefined;
  carrier?: Carrier | undefined;
  /** Cents that the carrier takes, net. */
  costs?: Cents | undefined;
  /** Whether its labels are on. */
  label: boolean;
  hold?: ShipmentHold | undefined;
  /** Somebody lets it go though its order isn't `shippable`. */
  release?: ShipmentHold | undefined;
  /** Why its pieces left without all their serials. */
  withoutSerials?: ShipmentHold | undefined;
  days: readonly PlannedDay[];
  /** What went wrong, while it is an exception. */
  problem?: { kind: ProblemKind; reason: string; on: Instant } | undefined;
}

export const problemKinds = ["damaged", "refused", "lost", "missed", "other"] as const;
export type ProblemKind = (typeof problemKinds)[number];

export const emptyFile = (id: string, orderId: string): ShipmentFile => ({
  id,
  orderId,
  version: 0,
  label: false,
  days: [],
});

type Sized = Pick<Order["lines"][number], "productId" | "weight" | "piecesPerPackage" | "sizes">;

/**
 * How the goods of a shipment are packed, as far as their products say it: full packages are pallets, what is heavy (over 30 kg) or long (over
 * 1.75 m) goes on one pallet more, the rest in one box (domain-rules 6.6).
 */
export function packagesOf(lines: readonly Pieces[], products: readonly Sized[]): Packages {
  let [pallets, rest, large, netGrams, longest] = [0, 0, 0, 0, 0];
  for (const { productId, quantity } of lines) {
    const product = products.find((one) => one.productId === productId);
    const weight = product?.weight ?? 0;
    const length = Math.max(0, ...(product?.sizes ?? []));
    const each = product?.piecesPerPackage ?? 0;
    const full = each > 1 ? Math.floor(quantity / each) : 0;
    const left = quantity - full * (each > 1 ? each : 0);
    pallets += full;
    netGrams += weight * quantity;
    longest = Math.max(longest, length);
    if (left > 0 && (weight > 30_000 || length > 1750)) large += left;
    else rest += left;
  }
  if (large > 0) pallets += 1;
  const boxes = rest > 0 && pallets === 0 ? 1 : 0;
  return {
    count: Math.max(1, pallets + boxes),
    pallets,
    appearance: pallets > 0 ? "pallet" : "box",
    grossGrams: netGrams + pallets * palletGrams,
    netGrams,
    ...(longest > 0 && { longest }),
  };
}

/** Whether lithium batteries are in it: its carrier has to be one for dangerous goods (domain-rules 2.1). */
export const isDangerous = ({ lines }: Pick<OrderShipment, "lines">, order: Pick<Order, "lines">): boolean =>
  lines.some(({ productId }) =>
    order.lines.some((line) => line.productId === productId && line.category === "batteries"),
  );
