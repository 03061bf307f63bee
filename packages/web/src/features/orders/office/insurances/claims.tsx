import { Button, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { AnswerDialog } from "./answer-dialog.tsx";
import type { ClaimView, InsuranceView } from "./insurance.ts";
import { ClaimState } from "./state-badge.tsx";

/** The late orders that the insurer was told of, and what came of each. */
export function Claims({ insurance }: { insurance: InsuranceView }) {
  const { t, language } = useTexts(officeInsurancesTexts);
  const [answering, setAnswering] = useState<ClaimView>();
  return (
    <div>
      <Title order={2} size="h4">
        {t("officeInsurances.claims")}
      </Title>
      {insurance.claims.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("officeInsurances.noClaims")}
        </Text>
      ) : (
        <SmallTable
          rows={insurance.claims}
          keyOf={({ orderId }) => orderId}
          minWidth={900}
          columns={[
            {
              heading: t("officeInsurances.order"),
              render: ({ orderId, orderNumber, reference }) => (
                <>
                  <AnchorLink to="/back-office/orders/$id" params={{ id: orderId }} size="sm">
                    {orderNumber}
                  </AnchorLink>
                  <Text size="sm" c="dimmed" className="long-words">
                    {reference}
                  </Text>
                </>
              ),
            },
            { heading: t("officeInsurances.state"), wide: true, render: (claim) => <Standing claim={claim} /> },
            {
              heading: t("officeInsurances.owed"),
              right: true,
              strong: true,
              render: ({ amount }) => money(amount, language),
            },
            {
              heading: t("officeInsurances.indemnity"),
              right: true,
              render: ({ indemnity }) => indemnity !== undefined && money(indemnity, language),
            },
            {
              heading: t("officeInsurances.loss"),
              right: true,
              render: ({ amount, indemnity }) => indemnity !== undefined && money(amount - indemnity, language),
            },
            {
              heading: t("officeInsurances.paysBy"),
              render: ({ paysBy, state }) =>
                (state === "declared" || state === "accepted") && paysBy && date(paysBy, language),
            },
            {
              heading: t("officeInsurances.actions"),
              render: (claim) =>
                claim.next.length > 0 && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t("officeInsurances.answerOf", { number: claim.orderNumber })}
                    onClick={() => setAnswering(claim)}
                  >
                    {t("officeInsurances.answer")}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {answering && <AnswerDialog insurance={insurance} claim={answering} onClose={() => setAnswering(undefined)} />}
    </div>
  );
}

/** A claim's state, its days, and what has become of the order's money. */
function Standing({ claim }: { claim: ClaimView }) {
  const { t, language } = useTexts(officeInsurancesTexts);
  const { state, declaredOn, declareBy, reason, fromInsurer, unpaid } = claim;
  const days = { date: date(declaredOn, language), by: date(declareBy, language) };
  const isOpen = state === "declared" || state === "accepted";
  const more = [
    t(declaredOn > declareBy ? "officeInsurances.tooLate" : "officeInsurances.inTime", days),
    reason,
    fromInsurer > 0 && t("officeInsurances.fromInsurer", { money: money(fromInsurer, language) }),
    state === "accepted" && fromInsurer === 0 && unpaid > 0 && t("officeInsurances.bookIt"),
    isOpen && fromInsurer === 0 && unpaid === 0 && t("officeInsurances.buyerPaid"),
  ];
  return (
    <Stack gap={2} align="flex-start">
      <ClaimState state={state} />
      <Text size="sm" className="long-words">
        {more.filter(Boolean).join(" · ")}
      </Text>
    </Stack>
  );
}
