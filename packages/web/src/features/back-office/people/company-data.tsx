import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { getBackOfficeUser } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { countryOf } from "@solvia/core/platform/locale";
import { ApiProblem, queryOf } from "../../../api/client.ts";
import { getVatData } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { countryName } from "../prices/price-words.ts";
import { alike } from "./alike.ts";
import { Facts } from "./facts.tsx";

type Company = NonNullable<AnswerOf<typeof getBackOfficeUser>["company"]>;

/** A company's own data, from its page or a person's. */
export function CompanySummary({ company }: { company: Company }) {
  const { t } = useTexts();
  const name = (field: string) => t(`officePeople.fields.${field}`);
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        <AnchorLink to="/back-office/company/$id" params={{ id: company.id }} inherit>
          {company.companyName}
        </AnchorLink>
      </Title>
      <CompanyFacts company={company} more={[[name("status"), t(`officePeople.companyStatuses.${company.status}`)]]} />
    </Stack>
  );
}

type More = Parameters<typeof Facts>[0]["facts"];

export function CompanyFacts({ company, more }: { company: Company; more?: More }) {
  const { t } = useTexts();
  const name = (field: string) => t(`officePeople.fields.${field}`);
  return (
    <Facts
      facts={[
        ...(more ?? []),
        [name("vatNumber"), company.vatNumber],
        [name("country"), countryName(company.countryCode)],
        [name("companyRole"), t(`register.${company.companyRole}`)],
        [name("pec"), company.pec],
        [name("electronicBillingCode"), company.electronicBillingCode],
        [name("administrationEmail"), company.administrationEmail],
      ]}
    />
  );
}

/** What the register of the country says of the VAT number, beside the name that was typed. */
export function RegisterCheck({ company }: { company: Pick<Company, "vatNumber" | "countryCode" | "companyName"> }) {
  const { t } = useTexts();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(getVatData, {
      params: { vat: company.vatNumber, locale: countryOf(company.countryCode)?.locale ?? "it" },
    }),
    enabled: false,
    retry: false,
  });
  const silent = error instanceof ApiProblem && error.code === "provider-unavailable";
  return (
    <Paper withBorder p="md">
      <Group justify="space-between">
        <Stack gap={2}>
          <Text fw={600}>{t("officePeople.register")}</Text>
          {error && <Text role="status">{t(`officePeople.registerAnswers.${silent ? "unknown" : "invalid"}`)}</Text>}
          {data && (
            <Text role="status">
              {t(`officePeople.registerAnswers.${data.status}`)}
              {data.name && ` · ${t("officePeople.registeredAs")} ${data.name}`}
            </Text>
          )}
          {data?.name && (
            <Text size="sm" c={alike(data.name, company.companyName) ? "leaf.8" : "red.9"}>
              {t(alike(data.name, company.companyName) ? "officePeople.alike" : "officePeople.different")}
            </Text>
          )}
        </Stack>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t("officePeople.registerAsk")}
        </Button>
      </Group>
    </Paper>
  );
}
