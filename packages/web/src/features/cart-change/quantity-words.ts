import type { CodeLineFault } from "@solvia/core/platform/reading";
import type { Translate } from "../../i18n/words.ts";
import { refusalText } from "../../ui/fields/reading-words.ts";

interface Why {
  code: "not-found" | "quotation-needed" | "line-offered" | "below-minimum-quantity" | "not-enough-stock";
  params?: Readonly<Record<string, unknown>> | undefined;
}

/** Why so many pieces can't be had, with how many can. */
export function quantityWords(t: Translate, { code, params }: Why): string {
  const { minimum, available } = params ?? {};
  if (code === "below-minimum-quantity" && minimum) return t("numbers.atLeast", { pieces: minimum });
  if (code === "not-enough-stock" && available) return t("numbers.onlyAvailable", { count: Number(available) });
  // Of an article, not of the destination, which the problem of the same code speaks of.
  if (code === "quotation-needed") return t("cart.onlyQuoted");
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

/** What is wrong with a line, and what is at fault in it. */
export function faultText(t: Translate, { row, quantity }: CodeLineFault, say: (pieces: number) => string): string {
  if (!quantity) return t("cart.quickRow", { row });
  const { text, why } = quantity;
  const reason = why === "unclear" ? t("cart.quickUnclear") : refusalText(t, why, say);
  return t("cart.quickQuantity", { row, quantity: text, reason });
}
