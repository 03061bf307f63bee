import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { call } from "../../../api/client.ts";
import { decideOfficeMessage, deleteOfficeMessage } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { useColleague } from "../../office-kit/use-colleague.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { Message } from "./contact.ts";

/** One message with what was written, how its sender is reached, and what is done with it. */
export function MessageCard({ message }: { message: Message }) {
  const { t } = useTexts(officeContactsTexts);
  const { id, email, telephone, company, subject, text, job, when, cvName } = message;
  const mail = email && <Anchor href={`mailto:${email}`}>{email}</Anchor>;
  const phone = telephone && <Anchor href={`tel:${telephone}`}>{telephone}</Anchor>;
  const cv = cvName && <Anchor href={`/api/back-office/messages/${id}/curriculum`}>{cvName}</Anchor>;
  return (
    <Stack gap="sm">
      <Facts
        facts={[
          [t("officeContacts.email"), mail],
          [t("officeContacts.telephone"), phone],
          [t("officeContacts.company"), company],
          [t("officeContacts.messages.job"), job && t(`officeContacts.messages.jobs.${job}`)],
          [t("officeContacts.messages.when"), when && t(`officeContacts.messages.times.${when}`)],
          [t("officeContacts.messages.cv"), cv],
        ]}
      />
      {subject && <Text fw={600}>{subject}</Text>}
      {text && (
        <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {text}
        </Text>
      )}
      <Acts message={message} />
    </Stack>
  );
}

function Acts({ message: { id, name, state, revision, assigneeId } }: { message: Message }) {
  const { t } = useTexts(officeContactsTexts);
  const colleague = useColleague();
  const decide = useToldMutation(
    (action: "see" | "assign" | "finish" | "reopen") =>
      call(decideOfficeMessage, { params: { id }, body: { action, revision } }),
    { said: "saved" },
  );
  const erase = useToldMutation(() => call(deleteOfficeMessage, { params: { id } }), { said: "saved" });
  return (
    <Group gap="xs">
      {state !== "done" && assigneeId !== colleague?.id && (
        <Button size="compact-sm" loading={decide.isPending} onClick={() => decide.mutate("assign")}>
          {t("officeContacts.messages.take")}
        </Button>
      )}
      {state === "new" && (
        <Button size="compact-sm" variant="default" onClick={() => decide.mutate("see")}>
          {t("officeContacts.messages.see")}
        </Button>
      )}
      {state !== "done" && (
        <Button size="compact-sm" variant="default" onClick={() => decide.mutate("finish")}>
          {t("officeContacts.messages.finish")}
        </Button>
      )}
      {state === "done" && (
        <Button size="compact-sm" variant="default" onClick={() => decide.mutate("reopen")}>
          {t("officeContacts.messages.reopen")}
        </Button>
      )}
      <AskButton
        size="compact-sm"
        label={t("officeContacts.messages.erase")}
        question={t("officeContacts.messages.eraseQuestion", { name })}
        named
        onConfirm={(close) => erase.mutate(undefined, { onSettled: close })}
      />
    </Group>
  );
}
