import type * as z from "zod";
import type { SystemCheck } from "@solvia/core/contract/shapes/system-check";
import { systemCheckTexts } from "../../../i18n/areas/system-check.ts";
import type { Translate } from "../../../i18n/words.ts";
import { useTexts } from "../../../i18n/index.ts";

type Answer = z.output<typeof SystemCheck>;
type Finding = Answer["findings"][number];

/** The unit of each check's main figures. */
const units: Readonly<Partial<Record<Finding["check"], string>>> = {
  "cold-voltage": "V",
  "mppt-window": "V",
  "battery-voltage": "V",
  current: "A",
  "short-circuit": "A",
  "power-ratio": "W",
  "single-phase": "W",
  "interface-protection": "W",
  "battery-power": "W",
  optimizers: "W",
};
/** Figures that have no unit: pieces, ratios, and the usual range of a ratio. */
const bare = new Set(
  "modules strings min max most mppts inputs longest shortest parallel quantity pieces ratio coefficient temperature".split(
    " ",
  ),
);

/** The reason of a finding as a sentence, its numbers in the reader's format with their units. */
export function useReason() {
  const { t, language } = useTexts(systemCheckTexts);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return ({ check, reason, numbers }: Finding): string => {
    const unit = units[check];
    const ratio = "ratio" in numbers;
    const said = Object.fromEntries(
      Object.entries(numbers).map(([name, value]) => {
        const plain = (bare.has(name) && check !== "battery-voltage") || (ratio && (name === "from" || name === "to"));
        return [name, plain || !unit ? format.format(value) : `${format.format(value)} ${unit}`];
      }),
    );
    const value = said["volt"] ?? said["ampere"] ?? said["watt"] ?? said["quantity"] ?? "";
    return t(`system.reason.${reason}`, { ...said, value, limit: said["limit"] ?? said["most"], defaultValue: reason });
  };
}

/** "2 × 9 modules" for every length of string. */
export function layoutText(
  t: Translate<typeof systemCheckTexts>,
  { strings, lengths }: NonNullable<Answer["layout"]>,
): string {
  const counts = new Map<number, number>();
  lengths.forEach((length, at) => counts.set(length, (counts.get(length) ?? 0) + (strings[at] ?? 0)));
  const text = [...counts].map(([count, strings]) => t("system.layoutPart", { strings, count })).join(" + ");
  return t("system.layout", { text });
}
