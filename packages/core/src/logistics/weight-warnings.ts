import type { Warning } from "../platform/confirming/confirmed.ts";
import { palletGrams } from "./packing.ts";

/** What has to be confirmed of a weight that somebody says of packages. */
type WeightWarning = "no-weight" | "unusual-weight";

interface SaidWeight {
  grossGrams: number;
  pallets: number;
}

/**
 * Whether packages are said to weigh nothing, a twentieth less than the goods in them do by their products, or twice as much as these with their pallets:
 * freight, transport document and label tell it. Grams; `goodsGrams` is absent where a product's weight isn't known.
 */
export function weightWarnings(
  { grossGrams, pallets }: SaidWeight,
  goodsGrams: number | undefined,
): Warning<WeightWarning>[] {
  if (grossGrams === 0) return [{ code: "no-weight", params: {} }];
  if (goodsGrams === undefined) return [];
  const isFar = grossGrams * 20 < goodsGrams * 19 || grossGrams >= 2 * (goodsGrams + pallets * palletGrams);
  return isFar ? [{ code: "unusual-weight", params: { grossGrams, known: goodsGrams } }] : [];
}
