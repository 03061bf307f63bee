import { List } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { shippingTime } from "../../../catalogue/names.ts";
import type { Quotation } from "../quotation.ts";

/** Articles of which there are fewer pieces than are offered, with the time in which the rest comes. */
export function ShortLines({ lines }: { lines: Quotation["short"] }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  return (
    <List size="sm">
      {lines.map(({ lineId, name, wanted, available, shippingTime: time }) => (
        <List.Item key={lineId}>
          {t("officeQuotations.shortLine", { name, wanted, available })}{" "}
          {time === "request"
            ? t("officeQuotations.shortUnknown")
            : t("officeQuotations.shortTime", { time: shippingTime(time, language).label })}
        </List.Item>
      ))}
    </List>
  );
}
