import { Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { setUserRoles } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";
import type { UserDetails } from "./user-details.ts";

const grantableRoles = ["reseller", "installer", "merchant", "sales_agent", "warehouse", "admin"] as const;
type GrantableRole = (typeof grantableRoles)[number];
const levels = [1, 2, 3] as const;

/** The roles beyond customer; an agent has a level. */
export function RolesDialog({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const { roles: held } = user;
  const [roles, setRoles] = useState<readonly GrantableRole[]>(grantableRoles.filter((role) => held.includes(role)));
  const [level, setLevel] = useState<(typeof levels)[number]>(user.agentLevel ?? 1);
  const isAgent = roles.includes("sales_agent");
  const save = () =>
    call(setUserRoles, {
      params: { id: user.id },
      body: { roles: [...roles], ...(isAgent && { agentLevel: level }) },
    });
  return (
    <Dialog title={t("officePeople.setRoles")} onClose={onClose}>
      {grantableRoles.map((role) => (
        <Checkbox
          key={role}
          label={t(`officePeople.rolesOf.${role}`)}
          checked={roles.includes(role)}
          onChange={({ currentTarget: { checked } }) =>
            setRoles(checked ? [...roles, role] : roles.filter((one) => one !== role))
          }
        />
      ))}
      {isAgent && (
        <NativeSelect
          label={t("officePeople.level")}
          value={String(level)}
          data={levels.map(String)}
          onChange={({ currentTarget: { value } }) => setLevel(levels.find((one) => String(one) === value) ?? 1)}
        />
      )}
      <DialogFoot
        action={t("officePeople.save")}
        pending={write.isPending}
        onAct={() => write.mutate(save, { onSuccess: onClose })}
        onClose={onClose}
      />
    </Dialog>
  );
}
