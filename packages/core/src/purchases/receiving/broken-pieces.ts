import type { SaidOfDelivery } from "../../logistics/index.ts";
import { invalid } from "../../platform/problems.ts";
import { keptCode, serialsOfCode } from "../../serials/index.ts";

/** How many of the pieces that came broken were scanned, by article. */
export const brokenIn = ({ damaged = [] }: Pick<SaidOfDelivery, "damaged">): ReadonlyMap<string, number> =>
  new Map(damaged.map(({ productId, codes = [] }) => [productId, codes.length]));

interface CountedLine {
  productId: string;
  damaged?: number | undefined;
  damagedSerials?: readonly string[] | undefined;
}

/**
 * What came broken, with the serials of those that were scanned for the movement. A request for each serial. Problem: the fields `lines.0.damagedSerials` as `too-big` for more than are broken, `not-expected` for one that wasn't
 * scanned for it.
 */
export function brokenPieces(movementId: string, lines: readonly CountedLine[]) {
  const broken = lines.map(async ({ productId, damaged: quantity = 0, damagedSerials = [] }, at) => {
    const codes = [...new Set(damagedSerials.map(keptCode))];
    const field = `lines.${at}.damagedSerials`;
    if (codes.length > quantity) throw invalid({ field, code: "too-big", params: { maximum: quantity } });
    for (const code of codes) {
      const piece = (await serialsOfCode(code)).find((one) => one.productId === productId);
      if (piece?.movementId !== movementId) throw invalid({ field, code: "not-expected", params: { code } });
    }
    return quantity > 0 ? [{ productId, quantity, ...(codes.length > 0 && { codes }) }] : [];
  });
  return Promise.all(broken).then((all) => all.flat());
}
