import { List, type ListProps } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Quotation } from "../quotation.ts";

/** The lines whose price is below the floor, each with both; or that it has none. */
export function BelowFloor({ lines, ...rest }: { lines: Quotation["belowFloor"] } & ListProps) {
  const { t, language } = useTexts(officeQuotationsTexts);
  return (
    <List size="sm" {...rest}>
      {lines.map(({ lineId, name, unit, floor }) => (
        <List.Item key={lineId}>
          {floor === undefined
            ? t("officeQuotations.belowFloorNone", { name, unit: money(unit, language) })
            : t("officeQuotations.belowFloorLine", {
                name,
                unit: money(unit, language),
                floor: money(floor, language),
              })}
        </List.Item>
      ))}
    </List>
  );
}
