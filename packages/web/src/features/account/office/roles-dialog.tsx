import { Button, Checkbox, Group, Modal, NativeSelect, Stack } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { setUserRoles } from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useRecordWrite } from "../../office-kit/use-record-write.ts";
import type { UserDetails } from "./user-details.ts";

const given = ["reseller", "installer", "merchant", "sales_agent", "warehouse", "admin"] as const;
type Given = (typeof given)[number];
const levels = [1, 2, 3] as const;

/** The roles beyond customer; an agent has a level. */
export function RolesDialog({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const { roles: held } = user;
  const [roles, setRoles] = useState<readonly Given[]>(given.filter((role) => held.includes(role)));
  const [level, setLevel] = useState<(typeof levels)[number]>(user.agentLevel ?? 1);
  const isAgent = roles.includes("sales_agent");
  const save = () =>
    call(setUserRoles, {
      params: { id: user.id },
      body: { roles: [...roles], ...(isAgent && { agentLevel: level }) },
    });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("officePeople.setRoles")}
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <Stack>
        {given.map((role) => (
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button loading={write.isPending} onClick={() => write.mutate(save, { onSuccess: onClose })}>
            {t("officePeople.save")}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
