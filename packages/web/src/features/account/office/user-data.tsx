import { Paper, SimpleGrid, Text } from "@mantine/core";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { dateTime, date } from "../../../i18n/format.ts";
import type { NameIn } from "../../../i18n/words.ts";
import { useTexts } from "../../../i18n/index.ts";
import { languageIn } from "../../../i18n/languages.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { Empty } from "../../../ui/states.tsx";
import { countryName } from "../../../i18n/country-name.ts";
import { Facts } from "../../office-kit/facts.tsx";
import type { UserDetails } from "./user-details.ts";
import { SmallTable } from "../../../ui/table/small-table.tsx";

interface Props {
  user: UserDetails;
}

export function UserData({ user }: Props) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts);
  const name = (field: NameIn<"officePeople.fields", typeof officePeopleTexts>) => t(`officePeople.fields.${field}`);
  const { roles, agentLevel, entitlement, owner } = user;
  return (
    <Facts
      facts={[
        [name("email"), user.email],
        [name("telephone"), user.telephone],
        [name("fiscalCode"), user.fiscalCode],
        [name("accountType"), t(`officePeople.${user.accountType}`)],
        [t("bo.roles"), roles.map((role) => t(`officePeople.rolesOf.${role}`, { defaultValue: role })).join(", ")],
        [t("officePeople.level"), agentLevel],
        [name("plan"), t(`officePeople.entitlements.${entitlement}`)],
        [
          name("owner"),
          owner ? (
            <AnchorLink key="owner" to="/back-office/users/$id" params={{ id: owner.id }}>
              {owner.name}
            </AnchorLink>
          ) : (
            t("officePeople.none")
          ),
        ],
        [name("locale"), countryName(user.locale, language)],
        [name("language"), languageIn(user.language, language)],
        [name("registered"), date(user.createdOn, language)],
        [
          name("secondFactor"),
          user.secondFactorAt
            ? t("officePeople.since", { date: date(user.secondFactorAt, language) })
            : t("officePeople.no"),
        ],
        [name("emailVerified"), user.emailVerifiedAt ? date(user.emailVerifiedAt, language) : t("officePeople.notYet")],
      ]}
    />
  );
}

export function Addresses({ user: { addresses } }: Props) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts);
  if (addresses.length === 0) return <Empty title={t("officePeople.noAddresses")} />;
  return (
    <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
      {addresses.map((address) => (
        <Paper key={address.id} withBorder p="md">
          <Text fw={600}>{address.header}</Text>
          <Text>
            {address.street} {address.houseNumber}
          </Text>
          <Text>
            {address.postalCode} {address.city} {address.provinceCode} {countryName(address.countryCode, language)}
          </Text>
          {address.telephone && <Text>{address.telephone}</Text>}
          {address.addressDetails && <Text size="sm">{address.addressDetails}</Text>}
        </Paper>
      ))}
    </SimpleGrid>
  );
}

export function Sessions({ user: { sessions } }: Props) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts);
  if (sessions.length === 0) return <Empty title={t("officePeople.noSessions")} />;
  return (
    <SmallTable
      rows={sessions}
      keyOf={({ id }) => id}
      minWidth={480}
      columns={[
        { heading: t("officePeople.loggedIn"), render: ({ createdOn }) => dateTime(createdOn, language) },
        { heading: t("officePeople.device"), wide: true, render: ({ device }) => device },
      ]}
    />
  );
}
