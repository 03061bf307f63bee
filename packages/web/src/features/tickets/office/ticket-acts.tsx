import { Button, Group, Select } from "@mantine/core";
import { useState } from "react";
import { isAtWork } from "@solvia/core/tickets/ticket-codes";
import { call } from "../../../api/client.ts";
import { changeTicket } from "../../../api/endpoints.gen.ts";
import { officeTicketsTexts } from "../../../i18n/areas/office-tickets.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { useColleague } from "../../office-kit/use-colleague.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { OfficeTicket } from "./ticket.ts";
import { useAdministrators } from "./use-administrators.ts";

/** What the office does with a request besides writing, as far as its state lets it. */
export function TicketActs({ ticket }: { ticket: OfficeTicket }) {
  const { t } = useTexts(officeTicketsTexts);
  const colleague = useColleague();
  const [asking, setAsking] = useState<"give" | "solve">();
  const { id, number, revision, status, assigneeId } = ticket;
  const close = () => setAsking(undefined);
  const params = { id };
  const take = useToldMutation(() => call(changeTicket, { params, body: { revision, action: "assign" } }), {
    said: "saved",
  });
  const solve = useToldMutation(() => call(changeTicket, { params, body: { revision, action: "solve" } }), {
    said: "saved",
  });
  if (!isAtWork(status) && status !== "waiting_customer") return null;
  return (
    <>
      <Group gap="xs">
        {assigneeId !== colleague?.id && (
          <Button loading={take.isPending} onClick={() => take.mutate(undefined)}>
            {t("officeTickets.take")}
          </Button>
        )}
        <Button variant="default" onClick={() => setAsking("give")}>
          {t("officeTickets.give")}
        </Button>
        <Button variant="default" onClick={() => setAsking("solve")}>
          {t("officeTickets.solve")}
        </Button>
      </Group>
      {asking === "give" && <GiveDialog ticket={ticket} onClose={close} />}
      {asking === "solve" && (
        <ConfirmDialog
          question={t("officeTickets.solveQuestion", { number })}
          onConfirm={() => solve.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

function GiveDialog({ ticket, onClose }: { ticket: OfficeTicket; onClose: () => void }) {
  const { t } = useTexts(officeTicketsTexts);
  const { id, revision } = ticket;
  const [assigneeId, setAssigneeId] = useState<string | null>(ticket.assigneeId ?? null);
  const { people, error } = useAdministrators();
  const give = useToldMutation(
    (to: string) => call(changeTicket, { params: { id }, body: { revision, action: "assign", assigneeId: to } }),
    { said: "saved", after: onClose },
  );
  const failed = give.error ?? error;
  return (
    <Dialog title={t("officeTickets.giveTitle")} onClose={onClose}>
      <Select
        label={t("officeTickets.assignee")}
        data={people}
        value={assigneeId}
        onChange={setAssigneeId}
        searchable
        data-autofocus
      />
      {failed && <Failure error={failed} />}
      <DialogFoot
        action={t("officeTickets.give")}
        disabled={assigneeId === null}
        pending={give.isPending}
        onAct={() => assigneeId !== null && give.mutate(assigneeId)}
        onClose={onClose}
      />
    </Dialog>
  );
}
