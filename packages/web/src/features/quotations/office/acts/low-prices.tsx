import { List } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { money, percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Quotation } from "../quotation.ts";

/** The lines at a price that is asked about, each with what is left of it above the supplier's. */
export function LowPrices({ lines }: { lines: Quotation["lowPrices"] }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  return (
    <List size="sm">
      {lines.map(({ lineId, name, unit, margin, underCost }) => {
        const facts = { name, unit: money(unit, language) };
        if (margin === undefined) {
          return (
            <List.Item key={lineId}>
              {t(underCost ? "officeQuotations.lowForNothing" : "officeQuotations.lowNoCost", facts)}
            </List.Item>
          );
        }
        const share = percent(Math.abs(margin), language);
        return (
          <List.Item key={lineId}>
            {t(underCost ? "officeQuotations.lowUnderCost" : "officeQuotations.lowLine", { ...facts, margin: share })}
          </List.Item>
        );
      })}
    </List>
  );
}

/** Whether a line is prepared at less than what the supplier takes: it goes for a reason. */
export const isUnderCost = ({ lowPrices }: Pick<Quotation, "lowPrices">): boolean =>
  lowPrices.some(({ underCost }) => underCost);
