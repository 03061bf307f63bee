import { Stack, Text } from "@mantine/core";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Notices } from "./notices.tsx";
import type { Document } from "./words.ts";

/** What a document's state means, until when a refused one can be sent again, and what the exchange has said. */
export function DocumentStanding({ document }: { document: Document }) {
  const { t, language } = useTexts(officeInvoicingTexts);
  const { state, notices, resendUntil, attended, acts } = document;
  const until = resendUntil && { date: date(resendUntil, language) };
  return (
    <Stack gap={2}>
      <Text size="sm">{t(`officeInvoicing.stateHints.${state}`)}</Text>
      {until && (
        <Text size="sm" fw={600}>
          {t(acts.includes("resend") ? "officeInvoicing.resendUntil" : "officeInvoicing.resendOver", until)}
        </Text>
      )}
      {attended && <Text size="sm">{t("officeInvoicing.attended", { date: date(attended.on, language) })}</Text>}
      <Notices notices={notices} />
    </Stack>
  );
}
