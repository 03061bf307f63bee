import { Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../../api/client.ts";
import { listUsers, setUserOwner } from "../../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { useRecordWrite } from "../../../office-kit/use-record-write.ts";
import type { UserDetails } from "../user-details.ts";

/** Who looks after a customer: one of the agents. */
export function OwnerDialog({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const [ownerId, setOwnerId] = useState<string | null>(user.ownerId ?? null);
  const agents = useQuery(queryOf(listUsers, { query: { role: "sales_agent", limit: 200 } }));
  const owners = (agents.data?.items ?? []).map(({ id, name, surname }) => ({
    value: id,
    label: `${name} ${surname}`,
  }));
  const known = user.owner && !owners.some(({ value }) => value === user.owner?.id);
  const data = known && user.owner ? [...owners, { value: user.owner.id, label: user.owner.name }] : owners;
  return (
    <Dialog title={t("officePeople.setOwner")} onClose={onClose}>
      <Select
        label={t("officePeople.fields.owner")}
        placeholder={t("officePeople.noOwner")}
        data={data}
        value={ownerId}
        onChange={setOwnerId}
        searchable
        clearable
        clearButtonProps={{ "aria-label": t("officePeople.noOwner") }}
      />
      {(write.error ?? agents.error) && <Failure error={write.error ?? agents.error} />}
      <DialogFoot
        action={t("officePeople.save")}
        pending={write.isPending}
        onAct={() =>
          write.mutate(() => call(setUserOwner, { params: { id: user.id }, body: { ownerId } }), { onSuccess: onClose })
        }
        onClose={onClose}
      />
    </Dialog>
  );
}
