import { Button, Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { queryOf } from "../../../../api/client.ts";
import { getInsurance } from "../../../../api/endpoints.gen.ts";
import { officeInsurancesTexts } from "../../../../i18n/areas/office-insurances.ts";
import { date, money, percent } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { Facts } from "../../../office-kit/facts.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { RecordHead } from "../../../office-kit/record-head.tsx";
import { Claims } from "./claims.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import type { InsuranceView } from "./insurance.ts";
import { InsuredOrders } from "./insured-orders.tsx";
import { InsuranceState } from "./state-badge.tsx";

export const InsurancePage = ({ id }: { id: string }) => (
  <BackOffice access={getInsurance.access}>
    <OneCompany id={id} />
  </BackOffice>
);

/** One company at the credit insurer. */
function OneCompany({ id }: { id: string }) {
  const { t } = useTexts(officeInsurancesTexts);
  const { data: insurance, error, refetch } = useQuery(queryOf(getInsurance, { params: { id } }));
  const [deciding, setDeciding] = useState(false);
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!insurance) return <Waiting shape="record" />;
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <RecordHead
          back={
            <AnchorLink to="/back-office/insurances" size="sm">
              {t("officeInsurances.all")}
            </AnchorLink>
          }
          name={insurance.companyName}
          states={<InsuranceState state={insurance.state} />}
          acts={<Button onClick={() => setDeciding(true)}>{t("officeInsurances.decide")}</Button>}
        />
        <Standing insurance={insurance} />
        <InsuredOrders insurance={insurance} />
        <Claims insurance={insurance} />
        <Decisions covers={insurance.covers} />
      </Stack>
      {deciding && <DecideDialog insurance={insurance} onClose={() => setDeciding(false)} />}
    </Container>
  );
}

function Standing({ insurance }: { insurance: InsuranceView }) {
  const { t, language } = useTexts(officeInsurancesTexts);
  const { policy, vatNumber, asked, askedOn, cover, until, exposure, late, declareBy, claimed } = insurance;
  const sum = (cents: number | undefined) => (cents ? money(cents, language) : undefined);
  return (
    <Facts
      facts={[
        [t("officeInsurances.vatNumber"), vatNumber],
        [t("officeInsurances.policy"), `${policy.insurer}, ${policy.number}`],
        [
          t("officeInsurances.asked"),
          asked &&
            askedOn &&
            t("officeInsurances.askedOf", { money: money(asked, language), date: date(askedOn, language) }),
        ],
        [t("officeInsurances.cover"), sum(cover)],
        [t("officeInsurances.percent"), insurance.percent && percent(insurance.percent, language)],
        [t("officeInsurances.until"), until && date(until, language)],
        [t("officeInsurances.exposure"), sum(exposure)],
        [t("officeInsurances.late"), sum(late)],
        [t("officeInsurances.declareBy"), declareBy && date(declareBy, language)],
        [t("officeInsurances.claimed"), sum(claimed)],
      ]}
    />
  );
}

function Decisions({ covers }: Pick<InsuranceView, "covers">) {
  const { t, language } = useTexts(officeInsurancesTexts);
  return (
    <div>
      <Title order={2} size="h4">
        {t("officeInsurances.decisions")}
      </Title>
      {covers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t("officeInsurances.noDecisions")}
        </Text>
      ) : (
        <SmallTable
          rows={covers.map((cover, at) => ({ ...cover, at }))}
          keyOf={({ at }) => String(at)}
          minWidth={640}
          columns={[
            { heading: t("officeInsurances.from"), render: ({ from }) => date(from, language) },
            { heading: t("officeInsurances.lastDay"), render: ({ until }) => until && date(until, language) },
            {
              heading: t("officeInsurances.cover"),
              right: true,
              strong: true,
              render: ({ amount }) => (amount > 0 ? money(amount, language) : t("officeInsurances.nothingCovered")),
            },
            {
              heading: t("officeInsurances.percent"),
              right: true,
              render: ({ percent: part }) => part > 0 && percent(part, language),
            },
            { heading: t("officeInsurances.reference"), wide: true, render: ({ reference }) => reference },
            { heading: t("officeInsurances.reason"), wide: true, render: ({ reason }) => reason },
          ]}
        />
      )}
    </div>
  );
}
