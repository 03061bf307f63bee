import type { WayRefusal } from "@solvia/core/payments/methods";
import type { Language } from "@solvia/core/platform/locale";
import { ApiProblem } from "../../api/client.ts";
import type { ordersTexts } from "../../i18n/areas/orders.ts";
import { money } from "../../i18n/format.ts";
import type { Translate } from "../../i18n/words.ts";
import { problemText } from "../../ui/states.tsx";

type Refusal = Pick<WayRefusal, "params"> & { reason: string };

/** Why terms or a way to pay are refused, with the figures that decided. */
export function refusalText(t: Translate<typeof ordersTexts>, language: Language, { reason, params }: Refusal): string {
  const euro = (name: string) => money(Number(params[name] ?? 0), language);
  if (reason === "amount-too-low") return t("refusal.amountTooLow", { limit: euro("limit") });
  if (reason === "amount-too-high") return t("refusal.amountTooHigh", { limit: euro("limit") });
  const why = t(`problem.${reason}`, { defaultValue: t("problem.unexpected-error") });
  if (reason === "credit-limit-exceeded") {
    const figures = { limit: euro("limit"), exposure: euro("exposure"), amount: euro("amount") };
    return `${why} ${t("refusal.credit", figures)}`;
  }
  if (reason === "credit-overdue") {
    const late = t("orders.late", { count: Number(params["overdueDays"] ?? 0) });
    return `${why} ${t("checkout.number", { number: params["orderNumber"] ?? "" })}: ${late}.`;
  }
  return why;
}

const withFigures: ReadonlySet<string> = new Set(["credit-limit-exceeded", "credit-overdue"]);

/** The same for a refusal that came when it was tried; any other problem in its own words. */
export const refusedText = (t: Translate<typeof ordersTexts>, language: Language, error: unknown): string =>
  error instanceof ApiProblem && withFigures.has(error.code)
    ? refusalText(t, language, { reason: error.code, params: error.params as WayRefusal["params"] })
    : problemText(t, error);
