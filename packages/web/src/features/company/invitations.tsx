import { Button, Card, Group, NativeSelect, Stack, Text, TextInput, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listMembers as contract } from "@solvia/core/contract/company";
import { memberRoles, type MemberRole } from "@solvia/core/platform/access";
import { call } from "../../api/client.ts";
import { inviteMember, withdrawInvitation } from "../../api/endpoints.gen.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AskButton } from "../../ui/ask-button.tsx";
import { Form } from "../../ui/form.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { RoleBadge } from "./members.tsx";
import { useMembersWrite } from "./use-members-write.ts";

type Invitation = AnswerOf<typeof contract>["invitations"][number];

/** Who is invited, and asking somebody more. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useTexts(peopleTexts);
  return (
    <Stack gap="sm">
      <div>
        <Title order={2} size="h3">
          {t("members.inviteTitle")}
        </Title>
        <Text c="dimmed">{t("members.inviteText")}</Text>
      </div>
      <InviteForm />
      {invitations.length > 0 && (
        <Title order={3} size="h5" mt="sm">
          {t("members.pending")}
        </Title>
      )}
      {invitations.map((invitation) => (
        <Pending key={invitation.email} invitation={invitation} />
      ))}
    </Stack>
  );
}

function InviteForm() {
  const { t } = useTexts(peopleTexts);
  const values: { email: string; memberRole: MemberRole } = { email: "", memberRole: "buyer" };
  const form = useContractForm(inviteMember, {
    values,
    input: (body) => ({ body }),
    failed: t("common.error"),
    clears: true,
    onSaved: (_, { email }) => notifications.show({ color: "leaf", message: t("members.invited", { email }) }),
  });
  return (
    <Form {...form.frame} typed={form.frame.typed && form.values.email !== ""}>
      <Group align="flex-start">
        <TextInput
          aria-label={t("login.email")}
          placeholder={t("login.email")}
          type="email"
          flex={1}
          miw={220}
          {...form.field("email")}
        />
        <NativeSelect
          aria-label={t("members.role")}
          data={memberRoles.map((value) => ({ value, label: t(`members.${value}`) }))}
          {...form.getInputProps("memberRole")}
        />
        <Button type="submit" loading={form.isPending}>
          {t("members.invite")}
        </Button>
      </Group>
    </Form>
  );
}

function Pending({ invitation: { email, memberRole, expiresOn } }: { invitation: Invitation }) {
  const { t, language } = useTexts(peopleTexts);
  const withdraw = useMembersWrite(() => call(withdrawInvitation, { params: { email } }));
  const again = useMembersWrite(
    () => call(inviteMember, { body: { email, memberRole } }),
    () => t("members.invited", { email }),
  );
  return (
    <Card component="article" withBorder padding="sm" aria-label={email}>
      <Group justify="space-between">
        <div>
          <Text style={{ overflowWrap: "anywhere" }}>{email}</Text>
          <Text size="sm" c="dimmed">
            {t("members.pendingUntil", { date: date(expiresOn, language) })}
          </Text>
        </div>
        <Group gap="xs">
          <RoleBadge role={memberRole} />
          <Button variant="subtle" px="xs" loading={again.isPending} onClick={() => again.mutate(undefined)}>
            {t("members.again")}
          </Button>
          <AskButton
            px="xs"
            label={t("members.withdraw")}
            question={t("members.withdrawConfirm", { email })}
            onConfirm={(close) => withdraw.mutate(undefined, { onSettled: close })}
          />
        </Group>
      </Group>
    </Card>
  );
}
