import { Button, Container, NativeSelect, Stack, Table, Text, Title } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call, pagesOf } from "../../../api/client.ts";
import { checkCompanyVat, listCompanies } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty, Failure, Loading } from "../../../ui/states.tsx";
import { ShowMore } from "../../orders/order-list.tsx";
import { BackOffice } from "../layout.tsx";
import { companyStatuses, isStatus, type CompanyStatus } from "./filters.ts";
import { CompanyDecision } from "./company-decision.tsx";
import { useCompanyWrite } from "./use-company-write.ts";
import { VatState, type OfficeCompany } from "./vat-state.tsx";

type RowCompany = Pick<OfficeCompany, "id" | "companyName" | "vatCheck" | "vatFlagged">;

/** The companies that wait to be verified, the longest waiting first; and those of the other states. */
export const VerifyCompaniesPage = ({ status }: { status: CompanyStatus }) => (
  <BackOffice access={listCompanies.access}>
    <Companies status={status} />
  </BackOffice>
);

function Companies({ status }: { status: CompanyStatus }) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts);
  const navigate = useNavigate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    pagesOf(listCompanies, { query: { status, limit: 50 } }),
  );
  const companies = data?.pages.flatMap(({ items }) => items);
  return (
    <Container size="xl" py="md">
      <Title order={1} size="h2" mb="md">
        {t("officePeople.companies")}
      </Title>
      <NativeSelect
        label={t("officePeople.companiesIn")}
        value={status}
        data={companyStatuses.map((value) => ({ value, label: t(`officePeople.companyStatuses.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          isStatus(value) && void navigate({ to: "/back-office/verify-companies", search: { status: value } })
        }
        maw={240}
        mb="md"
      />
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!companies && !error && <Loading />}
      {companies?.length === 0 && <Empty title={t("officePeople.noCompanies")} />}
      {companies && companies.length > 0 && (
        <Table.ScrollContainer minWidth={960}>
          <Table striped verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("bo.company")}</Table.Th>
                <Table.Th>{t("officePeople.fields.vatNumber")}</Table.Th>
                <Table.Th>{t("officePeople.register")}</Table.Th>
                <Table.Th>{t("officePeople.fields.companyRole")}</Table.Th>
                <Table.Th>
                  {t(status === "pending" ? "officePeople.waitingSince" : "officePeople.fields.companyRegistered")}
                </Table.Th>
                <Table.Th aria-label={t("officePeople.actions")} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {companies.map((company) => (
                <Table.Tr key={company.id}>
                  <Table.Td>
                    <AnchorLink to="/back-office/company/$id" params={{ id: company.id }}>
                      {company.companyName}
                    </AnchorLink>
                  </Table.Td>
                  <Table.Td>
                    {company.countryCode} {company.vatNumber}
                  </Table.Td>
                  <Table.Td>
                    <VatOfRow company={company} />
                  </Table.Td>
                  <Table.Td>{t(`register.${company.companyRole}`, { defaultValue: company.companyRole })}</Table.Td>
                  <Table.Td>{date(company.createdOn, language)}</Table.Td>
                  <Table.Td>
                    <CompanyDecision company={company} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ShowMore shown={hasNextPage} loading={isFetchingNextPage} go={() => void fetchNextPage()} />
    </Container>
  );
}

/** The state of the number with a button that asks the register now. */
function VatOfRow({ company }: { company: RowCompany }) {
  const { t } = useTexts(officeTexts, officePeopleTexts);
  const write = useCompanyWrite();
  const { id, companyName, vatCheck } = company;
  return (
    <Stack gap={4} align="flex-start">
      <VatState company={company} />
      {vatCheck?.consultationNumber && (
        <Text size="xs">
          {t("officePeople.vat.consultation")} {vatCheck.consultationNumber}
        </Text>
      )}
      <Button
        size="compact-xs"
        variant="default"
        loading={write.isPending}
        aria-label={`${t("officePeople.vat.again")} ${companyName}`}
        onClick={() => write.mutate(() => call(checkCompanyVat, { params: { id } }))}
      >
        {t(vatCheck ? "officePeople.vat.again" : "officePeople.registerAsk")}
      </Button>
    </Stack>
  );
}
