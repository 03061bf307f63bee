import type { Translate } from "../../i18n/words.ts";

interface Why {
  code: "not-found" | "quotation-needed" | "below-minimum-quantity" | "not-enough-stock";
  params?: Readonly<Record<string, unknown>> | undefined;
}

/** Why so many pieces can't be had, with how many can. */
export function quantityWords(t: Translate, { code, params }: Why): string {
  const { minimum, available } = params ?? {};
  if (code === "below-minimum-quantity" && minimum) return t("numbers.atLeast", { pieces: minimum });
  if (code === "not-enough-stock" && available) return t("numbers.onlyAvailable", { count: Number(available) });
  return t(`problem.${code}`);
}

/** A product that wasn't put into the cart. */
export interface Refused extends Why {
  productCode: string;
  quantity: number;
}

/** Which product, how many of it, and why not. */
export const refusedText = (t: Translate, refused: Refused): string =>
  t("cart.refused", {
    productCode: refused.productCode,
    quantity: refused.quantity,
    reason: quantityWords(t, refused),
  });
