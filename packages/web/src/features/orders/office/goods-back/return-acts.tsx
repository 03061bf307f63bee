import { Button, Group } from "@mantine/core";
import { useState } from "react";
import type { ReturnAction } from "@solvia/core/returns/return-codes";
import { call } from "../../../../api/client.ts";
import { resolveReturn } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { ReasonDialog } from "../../../office-kit/reason-dialog.tsx";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";
import type { OfficeReturn } from "./office-return.ts";
import { CountDialog } from "./count-dialog.tsx";
import { NoteDialog, RefundDialog } from "./note-dialogs.tsx";
import { ReceiveDialog } from "./receive-dialog.tsx";

const main: ReadonlySet<ReturnAction> = new Set(["approve", "receive", "refund"]);

/** What the office may do with a request, as its machine lets it; each is asked before it is written. */
export function ReturnActs({ request }: { request: OfficeReturn }) {
  const { t } = useTexts(officeReturnsTexts);
  const [asking, setAsking] = useState<ReturnAction | "count">();
  const { id, revision, actions, prices } = request;
  const close = () => setAsking(undefined);
  const turnDown = useToldMutation(
    ({ action, reason }: { action: "reject" | "refuse"; reason: string }) =>
      call(resolveReturn, { params: { id }, body: { revision, action, reason } }),
    { said: "saved", after: close },
  );
  return (
    <Group gap="xs">
      {actions.map((action) => (
        <Button
          key={action}
          size="compact-sm"
          variant={main.has(action) ? "filled" : "default"}
          onClick={() => setAsking(action)}
        >
          {t(`officeReturns.acts.${action}`)}
        </Button>
      ))}
      {prices && (
        <Button size="compact-sm" variant="default" onClick={() => setAsking("count")}>
          {t("officeReturns.count.act")}
        </Button>
      )}
      {asking === "count" && <CountDialog request={request} onClose={close} />}
      {(asking === "approve" || asking === "replace") && (
        <NoteDialog request={request} action={asking} onClose={close} />
      )}
      {asking === "refund" && <RefundDialog request={request} onClose={close} />}
      {asking === "receive" && <ReceiveDialog request={request} onClose={close} />}
      {(asking === "reject" || asking === "refuse") && (
        <ReasonDialog
          title={t(`officeReturns.acts.${asking}`)}
          hint={t("officeReturns.noteHint")}
          action={t(`officeReturns.acts.${asking}`)}
          shortest={3}
          write={turnDown}
          onReason={(reason) => turnDown.mutate({ action: asking, reason })}
          onClose={close}
        />
      )}
    </Group>
  );
}
