import { Alert, Button, Stack, Text, Title } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { quotationsTexts } from "../../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { useActs } from "../../../office-kit/records/use-acts.tsx";
import { Differences } from "../../shared/differences.tsx";
import { isRestMendable, prepareOrderable, quotationKind } from "../acts/quotation-kind.tsx";
import { FindingsForSeller } from "../findings-for-seller.tsx";
import type { Quotation } from "../quotation.ts";

const colours = { yes: "leaf", changed: "yellow", no: "orange" } as const;

/** Whether what its customer has can still be ordered as it stands, and one act that prepares a version that can. */
export function Orderable({ quotation }: { quotation: Quotation }) {
  const { t } = useTexts(quotationsTexts);
  const { living } = quotation;
  if (!living) return null;
  const { verdict, findings } = living;
  return (
    <Alert color={colours[verdict]} mb="md" role="status" title={t(`quotation.living.${verdict}`)}>
      {findings.length > 0 && <FindingsForSeller findings={findings} />}
      <Rest quotation={quotation} />
      <Prepare quotation={quotation} />
    </Alert>
  );
}

/** Where the substitutes for what is lacking of its balance are offered. */
function Rest({ quotation: { restAs } }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  if (!restAs) return null;
  return (
    <Text size="sm" mt="sm">
      {t("officeQuotations.living.restMade")}{" "}
      <AnchorLink underline="always" to="/back-office/quotations/$id" params={{ id: restAs.id }} fw={600} fz="inherit">
        {t("officeQuotations.keptLink", { number: restAs.number })}
      </AnchorLink>
    </Text>
  );
}

function Prepare({ quotation }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  const { acts, dialog, running } = useActs(quotationKind, quotation);
  const act = acts.find(({ name }) => name === prepareOrderable);
  if (!act) return null;
  return (
    <Stack gap={4} mt="sm" align="flex-start">
      <Button size="compact-sm" variant="default" loading={running} onClick={act.run}>
        {act.label}
      </Button>
      <Text size="xs">
        {t(isRestMendable(quotation) ? "officeQuotations.living.restHint" : "officeQuotations.living.hint")}
      </Text>
      {dialog}
    </Stack>
  );
}

/** What the version that is being prepared says otherwise than the one that its customer has, before it is sent. */
export function Pending({ quotation: { sent, pending } }: { quotation: Quotation }) {
  const { t } = useTexts(officeQuotationsTexts);
  return (
    <section aria-label={t("officeQuotations.letterSays", { n: sent })}>
      <Title order={2} size="h4" mb={4}>
        {t("officeQuotations.letterSays", { n: sent })}
      </Title>
      <Differences differences={pending} />
    </section>
  );
}
