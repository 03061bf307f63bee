import type { FieldProblem } from "@solvia/core/platform/problems";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";

const known = [
  "taken",
  "numbered",
  "main-warehouse",
  "not-active",
  "not-found",
  "same-warehouse",
  "not-expected",
  "nothing-received",
  "twice",
  "unknown-code",
] as const;
/** What is wrong with a serial that is named. */
const ofSerials = [
  "serial-twice",
  "serial-unknown",
  "serial-elsewhere",
  "serial-not-in-stock",
  "serial-scanned",
] as const;
type OfSerials = (typeof ofSerials)[number];
const isOfSerials = (code: string): code is OfSerials => (ofSerials as readonly string[]).includes(code);
type Known = (typeof known)[number];
const isKnown = (code: string): code is Known => (known as readonly string[]).includes(code);

/** The words for what is refused of movements, warehouses and counts, where the usual ones don't say it. */
export function useStockRefusals() {
  const { t, language } = useTexts(officeStockTexts);
  return ({ code, params }: FieldProblem): string | undefined => {
    if (isKnown(code)) return t(`officeStock.refusals.${code}`);
    if (isOfSerials(code)) return t(`officeStock.refusals.${code}`, { code: String(params?.["code"] ?? "") });
    return code === "too-big" && params?.["maximum"] !== undefined
      ? t("officeStock.refusals.too-big", { maximum: figure(Number(params["maximum"]), language) })
      : undefined;
  };
}
