import { ActionIcon, Button, Group, Select, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fill } from "@solvia/core/platform/text/fill";
import { call, queryOf } from "../../../api/client.ts";
import { deleteQuickReply, listQuickReplies } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { IconTrash } from "../../../ui/icons.gen.ts";
import { Failure } from "../../../ui/states.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { QuickReplyDialog } from "./quick-reply-dialog.tsx";
import type { OfficeTicket, Quick } from "./ticket.ts";

interface Props {
  ticket: OfficeTicket;
  onChosen: (text: string) => void;
}

/** The texts that the desk writes often: one is put into the answer with the ticket's names in it; those of its customer's language come first. */
export function QuickReplies({ ticket, onChosen }: Props) {
  const { t } = useTexts(officeTicketsTexts);
  const [isManaging, setManaging] = useState(false);
  const { data, error } = useQuery(queryOf(listQuickReplies, {}));
  const { customerName: name, number, about, language } = ticket;
  const isOwn = (one: Quick) => one.language === language;
  const all = data?.items ?? [];
  const replies = [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
  const choose = (id: string | null) => {
    const chosen = replies.find((one) => one.id === id);
    if (chosen) onChosen(fill(chosen.text, { name, number, order: about.orderNumber ?? "" }));
  };
  return (
    <Group align="flex-end" gap="xs">
      <Select
        label={t("officeTickets.quick")}
        placeholder={data && t(replies.length > 0 ? "officeTickets.quickInsert" : "officeTickets.quickNone")}
        searchable
        flex="1 1 16rem"
        data={replies.map((one) => ({ value: one.id, label: `${one.title} (${one.language})` }))}
        value={null}
        onChange={choose}
      />
      <Button variant="default" onClick={() => setManaging(true)}>
        {t("officeTickets.quickManage")}
      </Button>
      {error && <Failure error={error} />}
      {isManaging && <Manage replies={all} onClose={() => setManaging(false)} />}
    </Group>
  );
}

function Manage({ replies, onClose }: { replies: readonly Quick[]; onClose: () => void }) {
  const { t } = useTexts(officeTicketsTexts);
  const [edited, setEdited] = useState<Quick | "new">();
  const [doomed, setDoomed] = useState<Quick>();
  const remove = useToldMutation((id: string) => call(deleteQuickReply, { params: { id } }), { said: "saved" });
  if (edited) {
    return <QuickReplyDialog reply={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />;
  }
  return (
    <Dialog title={t("officeTickets.quick")} onClose={onClose}>
      <Stack gap="xs" align="stretch">
        {replies.length === 0 && <Text c="dimmed">{t("officeTickets.quickNone")}</Text>}
        {replies.map((reply) => (
          <Group key={reply.id} justify="space-between" wrap="nowrap">
            <Button
              variant="subtle"
              justify="flex-start"
              aria-label={t("officeTickets.quickEdit", { title: reply.title })}
              onClick={() => setEdited(reply)}
            >
              {reply.title}
            </Button>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              aria-label={t("officeTickets.quickDelete", { title: reply.title })}
              onClick={() => setDoomed(reply)}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Button onClick={() => setEdited("new")}>{t("officeTickets.quickNew")}</Button>
      </Stack>
      {doomed && (
        <ConfirmDialog
          question={t("officeTickets.quickDelete", { title: doomed.title })}
          onConfirm={() => remove.mutate(doomed.id, { onSettled: () => setDoomed(undefined) })}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </Dialog>
  );
}
