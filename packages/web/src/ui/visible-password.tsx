import { PasswordInput, type PasswordInputProps } from "@mantine/core";
import { useTexts } from "../i18n/index.ts";

/** A password that can be read while it is typed, by mouse and by keyboard. */
export function VisiblePassword(props: PasswordInputProps) {
  const { t } = useTexts();
  return (
    <PasswordInput {...props} visibilityToggleButtonProps={{ "aria-label": t("login.showPassword"), tabIndex: 0 }} />
  );
}
