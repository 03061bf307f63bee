import { Avatar, Badge, Card, Group, NativeSelect, Stack, Text, Title } from "@mantine/core";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listMembers as contract } from "@solvia/core/contract/company";
import { memberRoles, type MemberRole } from "@solvia/core/platform/access";
import { call } from "../../api/client.ts";
import { removeMember, setMemberRole } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskButton } from "../../ui/ask-button.tsx";
import { useUser } from "../login/session.ts";
import { useMembersWrite } from "./use-members-write.ts";

type Member = AnswerOf<typeof contract>["items"][number];

interface Props {
  company: string;
  members: readonly Member[];
  manages: boolean;
}

export function Members({ company, members, manages }: Props) {
  const { t } = useTexts(peopleTexts);
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          {t("members.people")}
        </Title>
        <Text c="dimmed">{t("members.peopleText", { company })}</Text>
      </div>
      {members.map((member) => (
        <MemberCard key={member.id} member={member} manages={manages} />
      ))}
    </Stack>
  );
}

function MemberCard({ member, manages }: { member: Member; manages: boolean }) {
  const { t } = useTexts(peopleTexts);
  const user = useUser();
  const name = `${member.name} ${member.surname}`;
  const self = member.id === user?.id;
  return (
    <Card component="article" withBorder padding="sm" aria-label={name}>
      <Group justify="space-between">
        <Group gap="sm" wrap="nowrap">
          <Avatar name={name} color="leaf" radius="xl" aria-hidden="true" />
          <div>
            <Text fw={600}>
              {name}
              {self && ` (${t("members.you")})`}
            </Text>
            <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
              {member.email}
            </Text>
          </div>
        </Group>
        {manages ? <Manage member={member} name={name} self={self} /> : <RoleBadge role={member.memberRole} />}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        {t(`members.${member.memberRole}Text`)}
      </Text>
    </Card>
  );
}

export function RoleBadge({ role }: { role: MemberRole }) {
  const { t } = useTexts(peopleTexts);
  return (
    <Badge variant="light" color="leaf" c="leaf" tt="none">
      {t(`members.${role}`)}
    </Badge>
  );
}

/** What owners may do with a colleague; nobody takes themselves out here: that is leaving. */
function Manage({ member, name, self }: { member: Member; name: string; self: boolean }) {
  const { t } = useTexts(peopleTexts);
  const change = useMembersWrite((memberRole: MemberRole) =>
    call(setMemberRole, { params: { id: member.id }, body: { memberRole } }),
  );
  const remove = useMembersWrite(() => call(removeMember, { params: { id: member.id } }));
  return (
    <Group gap="xs" wrap="nowrap">
      <NativeSelect
        aria-label={`${t("members.role")}: ${name}`}
        value={member.memberRole}
        disabled={change.isPending}
        onChange={(event) => change.mutate(event.currentTarget.value as MemberRole)}
        data={memberRoles.map((value) => ({ value, label: t(`members.${value}`) }))}
      />
      {!self && (
        <AskButton
          px="xs"
          label={t("members.remove")}
          question={t("members.removeConfirm", { name })}
          onConfirm={(close) => remove.mutate(undefined, { onSettled: close })}
        />
      )}
    </Group>
  );
}
