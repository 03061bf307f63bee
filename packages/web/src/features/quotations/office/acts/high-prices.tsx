import { Alert, Checkbox, List } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { Quotation } from "../quotation.ts";

interface Props {
  lines: Quotation["highPrices"];
  confirmed: boolean;
  confirm: (confirmed: boolean) => void;
}

/** The lines at a multiple of what their article costs; they go to nobody before somebody has said that they are meant. */
export function HighPrices({ lines, confirmed, confirm }: Props) {
  const { t, language } = useTexts(officeQuotationsTexts);
  return (
    <Alert color="orange" title={t("officeQuotations.highPrices")}>
      <List size="sm" mb="sm">
        {lines.map(({ lineId, name, unit, usual, code }) => (
          <List.Item key={lineId}>
            {t(`officeQuotations.highLine.${code}`, {
              name,
              unit: money(unit, language),
              usual: money(usual, language),
            })}
          </List.Item>
        ))}
      </List>
      <Checkbox
        checked={confirmed}
        onChange={(event) => confirm(event.currentTarget.checked)}
        label={t("officeQuotations.highMeant")}
      />
    </Alert>
  );
}
