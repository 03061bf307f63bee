import { Stack, Title } from "@mantine/core";
import type { getBackOfficeUser } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { peopleTexts } from "../../../../i18n/areas/people.ts";
import type { NameIn } from "../../../../i18n/words.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { countryName } from "../../../../i18n/country-name.ts";
import { Facts } from "../../../office-kit/facts.tsx";

type Company = NonNullable<AnswerOf<typeof getBackOfficeUser>["company"]>;

/** A company's own data, from its page or a person's. */
export function CompanySummary({ company }: { company: Company }) {
  const { t } = useTexts(officePeopleTexts, peopleTexts);
  const name = (field: NameIn<"officePeople.fields", typeof officePeopleTexts>) => t(`officePeople.fields.${field}`);
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
  const { t, language } = useTexts(officePeopleTexts, peopleTexts);
  const name = (field: NameIn<"officePeople.fields", typeof officePeopleTexts>) => t(`officePeople.fields.${field}`);
  return (
    <Facts
      facts={[
        ...(more ?? []),
        [name("vatNumber"), company.vatNumber],
        [name("country"), countryName(company.countryCode, language)],
        [name("companyRole"), t(`register.${company.companyRole}`, { defaultValue: company.companyRole })],
        [name("pec"), company.pec],
        [name("electronicBillingCode"), company.electronicBillingCode],
        [name("administrationEmail"), company.administrationEmail],
      ]}
    />
  );
}
