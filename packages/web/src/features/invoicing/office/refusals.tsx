import { Alert, List } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { refusalWords, type Refusal } from "./words.ts";

/** What the exchange would refuse a document for; nothing where nothing is known. */
export function Refusals({ refusals }: { refusals: readonly Refusal[] }) {
  const { t } = useTexts(officeInvoicingTexts);
  if (refusals.length === 0) return null;
  return (
    <Alert color="orange" title={t("officeInvoicing.wouldRefuse")} role="status">
      <List size="sm">
        {refusals.map((one) => (
          <List.Item key={`${one.code} ${one.field ?? ""}`}>{refusalWords(t, one)}</List.Item>
        ))}
      </List>
    </Alert>
  );
}
