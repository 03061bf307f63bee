import { Button, Group, Menu } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { allowed, isEmployee } from "@solvia/core/platform/access";
import { call } from "../../../api/client.ts";
import {
  blockUser,
  deleteUser,
  forceEmailVerification,
  makePremium,
  recoverUser,
  removePremium,
  resendVerification,
  resetSecondFactor,
} from "../../../api/endpoints.gen.ts";
import { officePeopleTexts } from "../../../i18n/areas/office-people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useUser } from "../../login/session.ts";
import { ActButton } from "./act-button.tsx";
import { OwnerDialog } from "./company/owner-dialog.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { RolesDialog } from "./roles-dialog.tsx";
import { useRecordWrite } from "./use-record-write.ts";
import type { UserDetails } from "./user-details.ts";
import { IconChevronDown } from "../../../ui/icons.gen.ts";

type Dialog = "block" | "secondFactor" | "premium" | "delete" | "owner" | "roles";

/** What the back office can do with a person; what can't be taken back is asked twice. */
export function UserActions({ user }: { user: UserDetails }) {
  const { t } = useTexts(officePeopleTexts);
  const colleague = useUser() ?? undefined;
  const write = useRecordWrite();
  const [dialog, setDialog] = useState<Dialog>();
  const input = { params: { id: user.id } };
  const plans = (["premium", "exclusive"] as const).filter((plan) => plan !== user.entitlement);
  return (
    <Group gap="sm">
      {!isEmployee(user) && !user.blockedAt && <ActButton id={user.id} name={user.name} />}
      {allowed(blockUser.access, colleague) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />} loading={write.isPending}>
              {t("officePeople.actions")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {plans.map((plan) => (
              <Menu.Item key={plan} onClick={() => write.mutate(() => call(makePremium, { ...input, body: { plan } }))}>
                {t("officePeople.makePremium", { plan: t(`officePeople.entitlements.${plan}`) })}
              </Menu.Item>
            ))}
            {user.entitlement !== "none" && (
              <Menu.Item onClick={() => setDialog("premium")}>{t("officePeople.removePremium")}</Menu.Item>
            )}
            <Menu.Item onClick={() => setDialog("owner")}>{t("officePeople.setOwner")}</Menu.Item>
            <Menu.Item onClick={() => setDialog("roles")}>{t("officePeople.setRoles")}</Menu.Item>
            {!user.emailVerifiedAt && (
              <>
                <Menu.Item
                  onClick={() => write.mutate(() => call(resendVerification, { body: { email: user.email } }))}
                >
                  {t("officePeople.sendLinkAgain")}
                </Menu.Item>
                <Menu.Item onClick={() => write.mutate(() => call(forceEmailVerification, input))}>
                  {t("officePeople.verifyEmail")}
                </Menu.Item>
              </>
            )}
            <Menu.Divider />
            {user.secondFactorAt && (
              <Menu.Item color="red" disabled={user.id === colleague?.id} onClick={() => setDialog("secondFactor")}>
                {t("officePeople.resetSecondFactor")}
              </Menu.Item>
            )}
            {user.blockedAt ? (
              <Menu.Item onClick={() => write.mutate(() => call(recoverUser, input))}>
                {t("officePeople.recover")}
              </Menu.Item>
            ) : (
              <Menu.Item color="red" disabled={user.id === colleague?.id} onClick={() => setDialog("block")}>
                {t("officePeople.block")}
              </Menu.Item>
            )}
            <Menu.Item color="red" disabled={user.id === colleague?.id} onClick={() => setDialog("delete")}>
              {t("officePeople.delete")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {dialog && <Dialogs dialog={dialog} user={user} close={() => setDialog(undefined)} />}
    </Group>
  );
}

function Dialogs({ dialog, user, close }: { dialog: Dialog; user: UserDetails; close: () => void }) {
  const { t } = useTexts(officePeopleTexts);
  const write = useRecordWrite();
  const navigate = useNavigate();
  const name = `${user.name} ${user.surname}`.trim() || user.email;
  const input = { params: { id: user.id } };
  const done = { onSettled: close };
  switch (dialog) {
    case "owner":
      return <OwnerDialog user={user} onClose={close} />;
    case "roles":
      return <RolesDialog user={user} onClose={close} />;
    case "secondFactor":
      return (
        <ReasonDialog
          title={t("officePeople.resetSecondFactor")}
          text={t("officePeople.resetSecondFactorText", { name })}
          hint={t("officePeople.resetSecondFactorHint")}
          action={t("officePeople.resetSecondFactorDo")}
          shortest={10}
          write={write}
          onReason={(reason) =>
            write.mutate(() => call(resetSecondFactor, { ...input, body: { reason } }), { onSuccess: close })
          }
          onClose={close}
        />
      );
    case "block":
      return (
        <ConfirmDialog
          question={t("officePeople.blockQuestion", { name })}
          onConfirm={() => write.mutate(() => call(blockUser, input), done)}
          onClose={close}
        />
      );
    case "premium":
      return (
        <ConfirmDialog
          question={t("officePeople.removePremiumQuestion", { name })}
          onConfirm={() => write.mutate(() => call(removePremium, input), done)}
          onClose={close}
        />
      );
    case "delete":
      return (
        <ConfirmDialog
          question={t("officePeople.deleteQuestion", { name })}
          wait={5}
          onConfirm={() =>
            write.mutate(() => call(deleteUser, input), {
              ...done,
              onSuccess: () => void navigate({ to: "/back-office/users", search: {} }),
            })
          }
          onClose={close}
        />
      );
  }
}
