import { Modal } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { LoginForm, type LoginFormProps } from "./login-form.tsx";

interface Props extends Pick<LoginFormProps, "notice" | "why"> {
  opened: boolean;
  onClose: () => void;
  /** When the visitor goes to another page from here, where that is something else than closing. */
  onLeave?: (() => void) | undefined;
  /** What follows a login instead of closing. */
  onSuccess?: (() => void) | undefined;
}

/** The login over a page that stays. */
export function LoginFormDialog({ opened, onClose, onLeave = onClose, onSuccess = onClose, ...form }: Props) {
  const { t } = useTexts();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("login.title")}
      centered
      closeButtonProps={{ "aria-label": t("common.close") }}
    >
      <LoginForm {...form} onLeave={onLeave} onSuccess={onSuccess} />
    </Modal>
  );
}
