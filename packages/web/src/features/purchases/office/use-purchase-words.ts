import type { FieldProblem } from "@solvia/core/platform/problems";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { date, figure, money } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";

/** What is wrong with a field of an order, and what the supplier says otherwise, in words. */
export function usePurchaseWords() {
  const { t, language } = useTexts(officePurchasesTexts);
  const inWords = ({ code, params }: FieldProblem): string | undefined => {
    const expected = Number(params?.["expected"] ?? 0);
    const words: Readonly<Record<string, string>> = {
      "not-active": t("officePurchases.warehouseClosed"),
      "no-email": t("officePurchases.noEmail"),
      twice: t("officePurchases.twice"),
      "no-purchase-code": t("officePurchases.noPurchaseCode"),
      "lines-missing": t("officePurchases.linesMissing"),
      "nothing-delivered": t("officePurchases.nothingDelivered"),
      "not-ordered": t("officePurchases.notOrdered"),
      "quantity-differs": t("officePurchases.quantityDiffers", { expected: figure(expected, language) }),
      "price-differs": t("officePurchases.priceDiffers", { expected: money(expected, language) }),
      "too-long-ago": t("officePurchases.tooLongAgo"),
      "purchase-cancelled": t("officePurchases.purchaseCancelled"),
    };
    return words[code];
  };
  /** A question of the server about a line or a day; `names` are those of the order's lines. */
  const warning = ({ field, code, params = {} }: FieldProblem, names: readonly string[]): string => {
    const [, at] = field.split(".");
    const { earliest, price, known, quantity, ordered } = params;
    return t(`officePurchases.warnings.${code}`, {
      ...params,
      name: names[Number(at)] ?? "",
      ...(typeof earliest === "string" && { earliest: date(earliest, language) }),
      ...(typeof price === "number" && { price: money(price, language) }),
      ...(typeof known === "number" && { known: money(known, language) }),
      ...(typeof quantity === "number" && { quantity: figure(quantity, language) }),
      ...(typeof ordered === "number" && { ordered: figure(ordered, language) }),
      defaultValue: code,
    });
  };
  return { inWords, warning };
}
