import type { Category } from "../../catalogue/index.ts";
import type { EquipmentKind } from "../../platform/equipment.ts";
import type { Language } from "../../platform/locale.ts";
import type { Cents } from "../../platform/money.ts";
import type { BetterQuantity, PackKind, PriceType } from "../../pricing/index.ts";
import type { Offered } from "../offer/offered.ts";

/** Pieces of a line that have a price of their own: full containers, full pallets, single pieces. */
export interface LinePart {
  kind: PackKind;
  quantity: number;
  priceId: string;
  priceType: PriceType;
  reason: string;
  /** Net cents of one piece before and after the discount. */
  list: Cents;
  discount: number;
  unit: Cents;
}

/** A line holds all that it shows and costs, so that the order reads alone; frozen when the order is placed. */
export interface OrderLine {
  productId: string;
  priceId: string;
  priceType: PriceType;
  reason: string;
  quantity: number;
  /** Net cents of one piece before and after the discount. */
  list: Cents;
  discount: number;
  unit: Cents;
  /**
   * Where its pieces have different prices, all of them, the largest packs first; the line's own price is then that of the
   * smallest part. Absent where one price holds for all.
   */
  parts?: readonly LinePart[] | undefined;
  /** In a cart: a larger quantity that costs less, as the stock was when the line was last looked at. */
  better?: BetterQuantity | undefined;
  /** Of which kit it has the price, and the discount that gives; absent outside kits. */
  kit?: { id: string; discount: number } | undefined;
  /** Its price is a quotation's, locked until that ends. */
  offered?: Offered | undefined;
  /** Which stream of waste it belongs to; absent in lines of before it was kept: by its category. */
  equipmentKind?: EquipmentKind | undefined;
  /** Waste-disposal contribution of one piece, net, where the goods go: of an open order `linesAt` tells it, a placed one keeps it. */
  wasteFee: Cents;
  name: string;
  /** What the buyer read when the name was taken. */
  language: Language;
  brand: string;
  productCode: string;
  category: Category;
  imageUrl: string;
  path: string;
  /** Grams and millimetres of a piece. */
  weight: number;
  sizes?: readonly [number, number, number] | undefined;
  /** Of a panel: watts at the peak of a piece. */
  wattPeak?: number | undefined;
  /** Of a battery: watt-hours that a piece stores, as its data sheet says. */
  wattHours?: number | undefined;
  minQuantity: number;
  piecesPerPackage: number;
  shippingTime: string;
  /** Pieces that could be had when the line was last looked at. */
  available: number;
}

/** Net cents of all pieces of a line. */
export const lineNet = ({ unit, quantity, parts }: Pick<OrderLine, "unit" | "quantity" | "parts">): Cents =>
  parts ? parts.reduce((sum, part) => sum + part.unit * part.quantity, 0) : unit * quantity;

/** Quantity rules of domain-rules 6.4; the code of what is wrong, or nothing. Property: nobody is told of fewer than no pieces. */
export function quantityProblem(
  quantity: number,
  { minQuantity, available }: { minQuantity: number; available: number },
): { code: "below-minimum-quantity" | "not-enough-stock"; params: Record<string, number> } | undefined {
  const minimum = Math.max(1, minQuantity);
  if (quantity < minimum) return { code: "below-minimum-quantity", params: { minimum } };
  if (quantity > available) return { code: "not-enough-stock", params: { available: Math.max(0, available) } };
  return undefined;
}
