import { Alert } from "@mantine/core";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/people.ts";

/** Tells a buyer, before the order is placed, that an owner will have to agree. */
export function ApprovalAhead({ limit }: { limit: number }) {
  const { t, language } = useTexts();
  return (
    <Alert color="yellow" title={t("approval.ahead")} mt="md">
      {t("approval.aheadText", { limit: money(limit, language) })}
    </Alert>
  );
}
