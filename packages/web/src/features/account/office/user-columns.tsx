import { Badge, Group } from "@mantine/core";
import type { listUsers as Contract } from "@solvia/core/contract/back-office/users";
import { useTexts } from "../../../i18n/index.ts";
import type { Column, RowOf, Words } from "../../../ui/list/declaration.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { companyColumn } from "../../office-kit/company-column.tsx";

export type User = RowOf<typeof Contract>;

export const userName = ({ name, surname, id }: Pick<User, "name" | "surname" | "id">): string =>
  `${name} ${surname}`.trim() || id;

/** Where a user's page is. */
export const userPage = ({ id }: { id: string }) => ({ to: "/back-office/users/$id", params: { id } }) as const;

/** What lists of users show. */
export const userColumns: readonly Column<User>[] = [
  { id: "name", heading: "bo.name", lead: true, value: userName },
  { id: "email", heading: "bo.email", card: "wide", value: ({ email }) => email },
  companyColumn<User>(),
  {
    id: "roles",
    heading: "bo.roles",
    value: ({ roles }, { t }) =>
      roles.map((role) => t(`officePeople.rolesOf.${role}`, { defaultValue: role })).join(", "),
  },
  { id: "registered", heading: "bo.registered", kind: "date", value: ({ createdOn }) => createdOn },
  {
    id: "status",
    heading: "bo.status",
    whole: true,
    value: (user, words) =>
      marksOf(user, words)
        .map(({ text }) => text)
        .join(", "),
    cell: (user) => <UserBadges user={user} />,
  },
];

type Shown = Pick<User, "blockedAt" | "closedAt" | "emailVerifiedAt" | "companyStatus" | "entitlement">;

/** What one must know of a user at once. */
function marksOf(user: Shown, { t }: Pick<Words, "t">): { color: string; text: string }[] {
  const { blockedAt, closedAt, emailVerifiedAt, companyStatus, entitlement } = user;
  return [
    ...(closedAt ? [{ color: "gray", text: t("officePeople.closed") }] : []),
    ...(blockedAt ? [{ color: "red", text: t("bo.blocked") }] : []),
    ...(!emailVerifiedAt && !closedAt ? [{ color: "orange", text: t("bo.unverified") }] : []),
    ...(companyStatus && companyStatus !== "verified"
      ? [{ color: "orange", text: t(`officePeople.companyStatuses.${companyStatus}`) }]
      : []),
    ...(entitlement === "none" ? [] : [{ color: "teal", text: t(`officePeople.entitlements.${entitlement}`) }]),
  ];
}

export function UserBadges({ user }: { user: Shown }) {
  return (
    <Group gap={6} wrap="nowrap">
      {marksOf(user, useTexts(officeTexts, officePeopleTexts)).map(({ color, text }) => (
        <Badge key={text} color={color} variant="light" c="bright" tt="none">
          {text}
        </Badge>
      ))}
    </Group>
  );
}
