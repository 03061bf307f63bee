import { Button, Text, Title } from "@mantine/core";
import { useState } from "react";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { date, money } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { DeclareDialog } from "./declare-dialog.tsx";
import type { InsuranceView, InsuredOrder } from "./insurance.ts";
import { ClaimState } from "./state-badge.tsx";

/** What a company owes on credit, what of it is covered, and what is to be declared by when. */
export function InsuredOrders({ insurance }: { insurance: InsuranceView }) {
  const { t, language } = useTexts(officeInsurancesTexts);
  const [declaring, setDeclaring] = useState<InsuredOrder>();
  return (
    <div>
      <Title order={2} size="h4">
        {t("officeInsurances.orders")}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {insurance.orders.length > 0
          ? t("officeInsurances.ordersHint")
          : t(insurance.exposure > 0 ? "officeInsurances.onlyUnderWay" : "officeInsurances.noOrders", {
              money: money(insurance.exposure, language),
            })}
      </Text>
      {insurance.orders.length > 0 && (
        <SmallTable
          rows={insurance.orders}
          keyOf={({ id }) => id}
          minWidth={900}
          columns={[
            {
              heading: t("officeInsurances.order"),
              render: ({ id, number }) => (
                <AnchorLink to="/back-office/orders/$id" params={{ id }} size="sm">
                  {number}
                </AnchorLink>
              ),
            },
            {
              heading: t("officeInsurances.invoicedOn"),
              render: ({ invoicedOn }) => invoicedOn && date(invoicedOn, language),
            },
            {
              heading: t("officeInsurances.owedFrom"),
              render: ({ owedFrom }) => owedFrom && date(owedFrom, language),
            },
            {
              heading: t("officeInsurances.owed"),
              right: true,
              strong: true,
              render: ({ amount }) => money(amount, language),
            },
            {
              heading: t("officeInsurances.covered"),
              right: true,
              render: ({ covered }) => money(covered, language),
            },
            {
              heading: t("officeInsurances.expected"),
              right: true,
              render: ({ expected }) => money(expected, language),
            },
            {
              heading: t("officeInsurances.declareBy"),
              render: ({ declareBy, claim }) =>
                claim ? <ClaimState state={claim} /> : declareBy && date(declareBy, language),
            },
            {
              heading: t("officeInsurances.actions"),
              render: (order) =>
                order.declareBy && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t("officeInsurances.declareOf", { number: order.number })}
                    onClick={() => setDeclaring(order)}
                  >
                    {t("officeInsurances.declare")}
                  </Button>
                ),
            },
          ]}
        />
      )}
      {declaring && <DeclareDialog insurance={insurance} order={declaring} onClose={() => setDeclaring(undefined)} />}
    </div>
  );
}
