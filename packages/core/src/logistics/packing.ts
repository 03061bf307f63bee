import type { Pieces } from "./holds/hold.ts";

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

/** A product as its packing follows from it. */
interface Sized {
  productId?: string | undefined;
  /** Grams of a piece. */
  weight: number;
  piecesPerPackage: number;
  /** Millimetres. */
  sizes?: readonly number[] | undefined;
}

/**
 * How goods are packed, as far as their products say it: full packages are pallets, what is heavy (over 30 kg) or long (over
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
