import { Alert } from "@mantine/core";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";

/** Tells a buyer, before the order is placed, that an owner will have to agree. */
export function ApprovalAhead({ limit }: { limit: number }) {
  const { t, language } = useTexts(peopleTexts);
  return (
    <Alert color="yellow" title={t("approval.ahead")} mt="md">
      {t("approval.aheadText", { limit: money(limit, language) })}
    </Alert>
  );
}
