import { PasswordInput } from "@mantine/core";
import { ApiProblem } from "../../api/client.ts";
import { useTexts } from "../../i18n/index.ts";

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** What the server said of the last try. */
  error: Error | null;
}

/** The current password, which proves the owner; a wrong one is said here. */
export function PasswordField({ value, onChange, error }: Props) {
  const { t } = useTexts();
  const wrong = error instanceof ApiProblem && error.code === "wrong-credentials";
  return (
    <PasswordInput
      label={t("account.passwordNow")}
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={wrong ? t("account.wrongPassword") : undefined}
    />
  );
}
