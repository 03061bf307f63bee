import { Alert, Text } from "@mantine/core";
import { officeQuotationsTexts } from "../../../../i18n/areas/office-quotations.ts";
import { dateAndTime } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { BelowFloor } from "../acts/below-floor.tsx";
import type { Quotation } from "../quotation.ts";

const colours = { asked: "orange", given: "leaf", refused: "red" } as const;

/** A discount below an agent's floor: who asked, which lines, and what an administrator has said. */
export function Approval({ quotation: { approvalFacts, belowFloor } }: { quotation: Quotation }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  if (!approvalFacts) return null;
  const { state, askedByName, askedOn, decidedByName, decidedOn, reason } = approvalFacts;
  return (
    <Alert color={colours[state]} mb="md" title={t(`officeQuotations.approvals.${state}`)}>
      <Text size="sm">
        {t("officeQuotations.askedBy", { name: askedByName ?? "", at: dateAndTime(askedOn, language) })}
      </Text>
      {decidedOn && (
        <Text size="sm">
          {t("officeQuotations.decidedBy", { name: decidedByName ?? "", at: dateAndTime(decidedOn, language) })}
        </Text>
      )}
      {reason && (
        <Text size="sm" fw={600} className="own-lines">
          {reason}
        </Text>
      )}
      {belowFloor.length > 0 && <BelowFloor lines={belowFloor} mt="xs" />}
    </Alert>
  );
}

/** Why the last version under cost was sent, and who answers for it. */
export function UnderCost({ quotation: { underCost } }: { quotation: Quotation }) {
  const { t, language } = useTexts(officeQuotationsTexts);
  if (!underCost) return null;
  const { version, reason, byName, on } = underCost;
  return (
    <Alert color="orange" mb="md" title={t("officeQuotations.underCostOf", { n: version })}>
      <Text size="sm" fw={600} className="own-lines">
        {reason}
      </Text>
      <Text size="sm">{t("officeQuotations.decidedBy", { name: byName ?? "", at: dateAndTime(on, language) })}</Text>
    </Alert>
  );
}
