import { Badge, Container, Group, List, Stack, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { getBackOfficeCompany as Contract } from "@solvia/core/contract/back-office/companies";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { allowed } from "@solvia/core/platform/access";
import { queryOf } from "../../../../api/client.ts";
import { getBackOfficeCompany, listAuditLog } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { useUser } from "../../../login/session.ts";
import { BackOffice } from "../../../office-kit/layout.tsx";
import { useOpened } from "../../../office-kit/records/opened.ts";
import { History } from "../../../audit/audit-entries.tsx";
import { CompanyDecision } from "./company-decision.tsx";
import { CompanyMandate } from "../../../orders/office/collections/company-mandate.tsx";
import { CompanyCredit } from "../../../orders/office/money/company-credit.tsx";
import { companyKind } from "./company-kind.tsx";
import { CompanyFacts } from "./company-data.tsx";
import { Notes } from "../notes.tsx";
import { PublicBody } from "./public-body.tsx";
import { VatCheck } from "./vat-check.tsx";

/** A company: its data, its people, what the register says, notes and history. */
export const CompanyPage = ({ id }: { id: string }) => (
  <BackOffice access={getBackOfficeCompany.access}>
    <Company id={id} />
  </BackOffice>
);

const colours: Readonly<Record<string, string>> = {
  pending: "orange",
  verified: "green",
  rejected: "red",
  suspended: "gray",
};

function Company({ id }: { id: string }) {
  const { data: company, error, refetch } = useQuery(queryOf(getBackOfficeCompany, { params: { id } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return company ? <LoadedCompany company={company} /> : <Waiting shape="record" />;
}

function LoadedCompany({ company }: { company: AnswerOf<typeof Contract> }) {
  const { t, language } = useTexts(officePeopleTexts);
  const colleague = useUser() ?? undefined;
  useOpened(companyKind, company);
  const { id } = company;
  const colour = colours[company.status] ?? "gray";
  return (
    <Container size="xl" py="md">
      <Stack gap="lg">
        <Group justify="space-between" align="flex-start">
          <Group gap="sm">
            <Title order={1} size="h3">
              {company.companyName}
            </Title>
            <Badge color={colour} c="bright" variant="light" tt="none">
              {t(`officePeople.companyStatuses.${company.status}`)}
            </Badge>
          </Group>
          <CompanyDecision company={company} />
        </Group>
        <CompanyFacts
          company={company}
          more={[
            [t("officePeople.fields.companyRegistered"), date(company.createdOn, language)],
            [t("officePeople.fields.wholesale"), t(company.wholesaleActive ? "officePeople.yes" : "officePeople.no")],
            [t("officePeople.fields.people"), <People key="people" users={company.users} />],
          ]}
        />
        <VatCheck company={company} />
        {company.countryCode === "IT" && <PublicBody company={company} />}
        <CompanyCredit companyId={id} change={company.status === "verified"} />
        <CompanyMandate companyId={id} verified={company.status === "verified"} />
        <section>
          <Title order={2} size="h4" mb="sm">
            {t("officePeople.tabs.notes")}
          </Title>
          <Notes companyId={id} />
        </section>
        {allowed(listAuditLog.access, colleague) && (
          <section>
            <Title order={2} size="h4" mb="sm">
              {t("officePeople.tabs.history")}
            </Title>
            <History kind="companies" entityId={id} />
          </section>
        )}
      </Stack>
    </Container>
  );
}

const People = ({ users }: { users: readonly { id: string; name: string; surname: string }[] }) => (
  <List listStyleType="none">
    {users.map(({ id, name, surname }) => (
      <List.Item key={id}>
        <AnchorLink to="/back-office/users/$id" params={{ id }}>
          {`${name} ${surname}`.trim() || id}
        </AnchorLink>
      </List.Item>
    ))}
  </List>
);
