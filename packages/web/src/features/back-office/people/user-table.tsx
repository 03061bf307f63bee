import { Badge, Button, Group, Table, Text } from "@mantine/core";
import type { listUsers as Contract } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";

export type User = AnswerOf<typeof Contract>["items"][number];

interface Props {
  users: readonly User[];
  /** What can be done in each row. */
  action?: { name: string; run: (user: User) => void };
}

/** Users as rows that lead to their pages. */
export function UserTable({ users, action }: Props) {
  const { t, language } = useTexts(officeTexts, officePeopleTexts);
  return (
    <Table.ScrollContainer minWidth={820}>
      <Table striped highlightOnHover verticalSpacing={6} className="cards">
        <Table.Thead>
          <Table.Tr>
            {(["name", "email", "company", "roles", "registered", "status"] as const).map((name) => (
              <Table.Th key={name}>{t(`bo.${name}`)}</Table.Th>
            ))}
            {action && <Table.Th aria-label={t("officePeople.actions")} />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <AnchorLink to="/back-office/users/$id" params={{ id: user.id }}>
                  {`${user.name} ${user.surname}`.trim() || user.id}
                </AnchorLink>
              </Table.Td>
              <Table.Td>{user.email}</Table.Td>
              <Table.Td data-label={user.companyId && t("bo.company")}>
                {user.companyId && (
                  <AnchorLink to="/back-office/company/$id" params={{ id: user.companyId }}>
                    {user.companyName}
                  </AnchorLink>
                )}
              </Table.Td>
              <Table.Td data-label={user.roles.length > 0 ? t("bo.roles") : undefined}>
                {user.roles.map((role) => t(`officePeople.rolesOf.${role}`, { defaultValue: role })).join(", ")}
              </Table.Td>
              <Table.Td data-label={t("bo.registered")}>{date(user.createdOn, language)}</Table.Td>
              <Table.Td>
                <UserBadges user={user} />
              </Table.Td>
              {action && (
                <Table.Td>
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`${action.name} ${user.email}`}
                    onClick={() => action.run(user)}
                  >
                    {action.name}
                  </Button>
                </Table.Td>
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

type Shown = Pick<User, "blockedAt" | "closedAt" | "emailVerifiedAt" | "companyStatus" | "entitlement">;

/** What one must know of a user at once. */
export function UserBadges({ user }: { user: Shown }) {
  const { t } = useTexts(officeTexts, officePeopleTexts);
  const { blockedAt, closedAt, emailVerifiedAt, companyStatus, entitlement } = user;
  return (
    <Group gap={6}>
      {closedAt && <Mark color="gray" text={t("officePeople.closed")} />}
      {blockedAt && <Mark color="red" text={t("bo.blocked")} />}
      {!emailVerifiedAt && !closedAt && <Mark color="orange" text={t("bo.unverified")} />}
      {companyStatus && companyStatus !== "verified" && (
        <Mark color="orange" text={t(`officePeople.companyStatuses.${companyStatus}`)} />
      )}
      {entitlement !== "none" && <Mark color="teal" text={t(`officePeople.entitlements.${entitlement}`)} />}
    </Group>
  );
}

const Mark = ({ color, text }: { color: string; text: string }) => (
  <Badge color={color} variant="light" c="bright" tt="none">
    <Text span size="xs" fw={600}>
      {text}
    </Text>
  </Badge>
);
