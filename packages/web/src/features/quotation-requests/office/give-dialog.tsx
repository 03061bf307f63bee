import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { decideQuotationRequest, listUsers } from "../../../api/endpoints.gen.ts";
import { officeQuotationRequestsTexts } from "../../../i18n/areas/office-quotation-requests.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { OfficeRequest } from "./request.ts";

/** Which agent looks after it from now on. */
export function GiveDialog({ request, onClose }: { request: OfficeRequest; onClose: () => void }) {
  const { t } = useTexts(officeQuotationRequestsTexts);
  const { id, revision } = request;
  const [ownerId, setOwnerId] = useState<string | null>(request.ownerId ?? null);
  const agents = useQuery(queryOf(listUsers, { query: { role: "sales_agent", limit: 200 } }));
  const give = useToldMutation(
    (to: string) => call(decideQuotationRequest, { params: { id }, body: { revision, action: "assign", ownerId: to } }),
    { said: "saved", after: onClose },
  );
  const error = give.error ?? agents.error;
  return (
    <Dialog title={t("officeRequests.giveTitle")} onClose={onClose}>
      <Select
        label={t("officeRequests.owner")}
        data={(agents.data?.items ?? []).map((agent) => ({
          value: agent.id,
          label: `${agent.name} ${agent.surname}`.trim(),
        }))}
        value={ownerId}
        onChange={setOwnerId}
        searchable
        data-autofocus
      />
      {error && <Failure error={error} />}
      <DialogFoot
        action={t("officeRequests.giveSave")}
        disabled={ownerId === null}
        pending={give.isPending}
        onAct={() => ownerId !== null && give.mutate(ownerId)}
        onClose={onClose}
      />
    </Dialog>
  );
}
