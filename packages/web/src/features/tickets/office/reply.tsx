import { Alert, Button, Group, Select, Stack } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, type KeyboardEvent } from "react";
import { replyOutcomes } from "@solvia/core/tickets/ticket-codes";
import { ApiProblem, call, keepAnswer } from "../../../api/client.ts";
import { answerTicket, getBackOfficeTicket } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { supportTexts } from "../../../i18n/areas/support.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { areTicketFiles, sendTicketFiles, TicketFilesField } from "../ticket-files.tsx";
import { QuickReplies } from "./quick-replies.tsx";
import type { OfficeTicket } from "./ticket.ts";

interface Props {
  ticket: OfficeTicket;
  onWriting: (writing: boolean) => void;
  onStale: () => void;
}

/** The answer to the customer with what it leads to, or a note for the office; over what wasn't seen yet it is asked about first. */
export function Reply({ ticket, onWriting, onStale }: Props) {
  const { t } = useTexts(officeTicketsTexts, supportTexts);
  const client = useQueryClient();
  const [files, setFiles] = useState<File[]>([]);
  const [isNewer, setNewer] = useState(false);
  const { id, revision, status } = ticket;
  const isOver = status === "resolved" || status === "closed";
  const outcomes = isOver ? (["note"] as const) : ([...replyOutcomes, "note"] as const);
  const params = { id };
  const form = useContractForm(answerTicket, {
    values: { text: "", outcome: isOver ? "note" : "ask" },
    input: ({ text, outcome }) => ({
      params,
      body: { revision, text, outcome: outcomes.find((one) => one === outcome) ?? "note" },
      idempotencyKey: crypto.randomUUID(),
    }),
    send: async (input) =>
      call(answerTicket, { ...input, body: { ...input.body, files: await sendTicketFiles(files) } }),
    check: () => ({ files: !areTicketFiles(files) && t("problem.unsupported-media-type") }),
    shows: ["files"],
    draft: { of: `ticket-answer/${id}`, back: true },
    clears: true,
    done: t("officeTickets.sent"),
    onRefused: (error) => {
      if (!(error instanceof ApiProblem) || error.code !== "version-conflict") return false;
      setNewer(true);
      onStale();
      return true;
    },
    onSaved: (answer) => {
      setFiles([]);
      setNewer(false);
      return keepAnswer(client, getBackOfficeTicket, { params }, answer);
    },
  });
  const { text, outcome } = form.values;
  const isWriting = text.trim() !== "";
  useEffect(() => onWriting(isWriting), [isWriting, onWriting]);
  const isNote = outcome === "note";
  const byKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    form.submit();
  };
  return (
    <Form {...form.frame} what={t("officeTickets.reply")}>
      <Stack gap="sm">
        <QuickReplies
          ticket={ticket}
          onChosen={(chosen) => form.setFieldValue("text", text.trim() ? `${text.trimEnd()}\n\n${chosen}` : chosen)}
        />
        <LimitedArea
          label={t(isNote ? "officeTickets.noteWords" : "officeTickets.reply")}
          description={t(isNote ? "officeTickets.noteHint" : "officeTickets.replyHint")}
          longest={3000}
          autosize
          minRows={4}
          onKeyDown={byKey}
          {...form.field("text")}
        />
        <TicketFilesField files={files} error={form.errors["files"]} onChange={setFiles} />
        {isNewer && (
          <Alert color="orange" role="alert">
            {t("officeTickets.newer")}
          </Alert>
        )}
        <Group align="flex-end">
          <Select
            label={t("officeTickets.after")}
            allowDeselect={false}
            data={outcomes.map((value) => ({ value, label: t(`officeTickets.outcomes.${value}`) }))}
            {...form.field("outcome")}
          />
          <Button type="submit" loading={form.isPending}>
            {t(isNewer ? "officeTickets.sendAnyway" : "officeTickets.send")}
          </Button>
        </Group>
        <Refused form={form} />
      </Stack>
    </Form>
  );
}
