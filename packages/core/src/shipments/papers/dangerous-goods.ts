import type { Pieces } from "../../logistics/index.ts";
import type { DangerousGoods } from "./transport-document.ts";

/** What of a product tells whether it travels under ADR. Weight in grams of a piece. */
export interface Described {
  productId: string;
  category: string;
  typology?: string | undefined;
  technology?: string | undefined;
  energyWattHour?: number | undefined;
  weight: number;
}

/** Batteries of other chemistries are no lithium batteries; one of which nobody has said it travels as one. */
const lithium: ReadonlySet<string | undefined> = new Set(["lithium_ions", "iron_ions", undefined]);

/**
 * Lithium batteries among the pieces (ADR special provision 230; domain-rules 2.1): batteries alone are UN 3480, a thing that stores energy and is
 * something else is UN 3481. Cables and frames of a battery are neither.
 */
export function dangerousOf(lines: readonly Pieces[], products: readonly Described[]): DangerousGoods[] {
  return lines.flatMap(({ productId, quantity }) => {
    const product = products.find((one) => one.productId === productId);
    if (!product || !isLithium(product)) return [];
    return {
      productId,
      unNumber: product.category === "batteries" ? "UN 3480" : "UN 3481",
      pieces: quantity,
      grams: product.weight * quantity,
      ...(product.energyWattHour && { wattHours: product.energyWattHour }),
    };
  });
}

function isLithium({ category, typology, technology, energyWattHour }: Described): boolean {
  if (category !== "batteries") return energyWattHour !== undefined;
  return lithium.has(technology) && (typology !== "accessories" || energyWattHour !== undefined);
}
