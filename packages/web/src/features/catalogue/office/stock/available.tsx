import { Text } from "@mantine/core";
import { officeStockTexts } from "../../../../i18n/areas/office-stock.ts";
import { figure } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";

/** What of a product is free; below zero with the reason: orders have taken more than was counted. */
export function Available({ available }: { available: number }) {
  const { t, language } = useTexts(officeStockTexts);
  if (available >= 0) return <span className="numbers">{figure(available, language)}</span>;
  return (
    <>
      <Text span size="sm" c="red" className="numbers">
        {figure(available, language)}
      </Text>
      <Text span size="xs" display="block">
        {t("officeStock.lacking", { count: -available })}
      </Text>
    </>
  );
}
