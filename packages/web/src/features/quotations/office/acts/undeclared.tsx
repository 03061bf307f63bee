import { Alert, Checkbox, Text } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";

interface Props {
  /** Cents at the full rate, VAT included. */
  total: number;
  confirmed: boolean;
  confirm: (confirmed: boolean) => void;
}

/** The reduced rate is offered before its declaration is there: its seller says that they know what an order costs until then. */
export function Undeclared({ total, confirmed, confirm }: Props) {
  const { t, language } = useTexts(officeQuotationsTexts);
  return (
    <Alert color="orange" title={t("officeQuotations.undeclared")}>
      <Text size="sm" mb="sm" className="numbers">
        {t("officeQuotations.undeclaredText", { total: money(total, language) })}
      </Text>
      <Checkbox
        checked={confirmed}
        onChange={(event) => confirm(event.currentTarget.checked)}
        label={t("officeQuotations.undeclaredMeant")}
      />
    </Alert>
  );
}
