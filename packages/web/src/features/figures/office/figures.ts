import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getKpi, getSalesKpi } from "@solvia/core/contract/back-office/content-crm";
import { moneyMarks, type Dimension, type Mark } from "@solvia/core/figures/rules/entry";
import { periodOf } from "@solvia/core/figures/rules/period";
import { officeFiguresTexts } from "../../../i18n/areas/office-figures.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { returnsTexts } from "../../../i18n/areas/returns.ts";
import { supportTexts } from "../../../i18n/areas/support.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { date, figure, money, monthName } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { categoryName } from "../../catalogue/names.ts";

export type Report = Pick<
  AnswerOf<typeof getKpi>,
  "period" | "grain" | "from" | "to" | "previous" | "yearAgo" | "figures" | "parts"
>;
export type Told = Report["figures"][number];
export type Parted = AnswerOf<typeof getSalesKpi>["by"][number];

/** The words of figures: periods, values of dimensions, amounts of a mark. */
export function useFigureWords() {
  const { t, language } = useTexts(officeFiguresTexts, ordersTexts, returnsTexts, supportTexts);
  const period = (text: string): string => {
    const { grain } = periodOf(text) ?? {};
    if (grain === "month") return monthName(text, language);
    if (grain === "day") return date(text, language);
    if (grain !== "week") return text;
    return t("officeFigures.week", { week: String(Number(text.slice(6))), year: text.slice(0, 4) });
  };
  const minutes = (all: number): string =>
    t("officeFigures.minutes", {
      hours: figure(Math.floor(all / 60), language),
      minutes: String(Math.round(all % 60)),
    });
  const amount = (mark: Mark, of: number): string =>
    mark === "ticket-answered" ? minutes(of) : of === 0 && !hasAmount(mark) ? "" : money(of, language);
  const words: Readonly<Record<Dimension, (value: string, name?: string) => string>> = {
    country: (value) => countryName(value, language),
    customer: (value) => t(`officeFigures.customers.${value}`, { defaultValue: value }),
    category: (value) => categoryName(value, language),
    agent: (value, name) => (value === "-" ? t("officeFigures.nobody") : (name ?? t("officeFigures.gone"))),
    method: (value) => t(`method.${value}`, { defaultValue: value }),
    plan: (value) => value[0]!.toUpperCase() + value.slice(1),
    reason: (value) => t(`returns.reasons.${value}`, { defaultValue: value }),
    topic: (value) => t(`support.topics.${value}`, { defaultValue: value }),
  };
  const valueName = (dimension: Dimension, value: string, name?: string): string => words[dimension](value, name);
  return { t, language, period, amount, minutes, valueName };
}

export const hasAmount = (mark: Mark): boolean => moneyMarks.has(mark);

export const toldOf = (figures: readonly Told[], mark: Mark): Told | undefined =>
  figures.find((one) => one.mark === mark);

/** The period of an address; a year that somebody typed there is read as a number. */
export const periodIn = (asked: string | number | undefined): string | undefined =>
  asked === undefined ? undefined : String(asked);
