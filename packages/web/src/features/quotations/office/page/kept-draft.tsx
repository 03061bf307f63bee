import { Alert, Text } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import type { Quotation } from "../quotation.ts";

/** Where the version is now that was being prepared when its customer accepted. */
export function KeptDraft({ quotation: { keptAs, acceptances } }: { quotation: Quotation }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  const [first] = acceptances;
  if (!keptAs || !first) return null;
  return (
    <Alert color="yellow" mb="md" role="status" title={t("officeQuotations.keptTitle")}>
      <Text size="sm">
        {t("officeQuotations.keptText", { name: first.name, time: dateAndTime(first.at, language) })}
      </Text>
      <AnchorLink to="/back-office/quotations/$id" params={{ id: keptAs.id }} size="sm" fw={600}>
        {t("officeQuotations.keptLink", { number: keptAs.number })}
      </AnchorLink>
    </Alert>
  );
}

/** Why a draft is there that nobody began: what was being prepared when its customer accepted, or what is lacking of what was accepted. */
export function ComesFrom({ quotation: { origin, copyOf, status } }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  if (!origin || !copyOf || origin.why === "copy" || status !== "draft") return null;
  const { why, number, version } = origin;
  return (
    <Alert color="blue" mb="md" role="status" title={t(`officeQuotations.origins.${why}`)}>
      <Text size="sm">{t(`officeQuotations.originTexts.${why}`, { number, version })}</Text>
      <AnchorLink to="/back-office/quotations/$id" params={{ id: copyOf }} size="sm" fw={600}>
        {t("officeQuotations.originLink", { number, version })}
      </AnchorLink>
    </Alert>
  );
}
