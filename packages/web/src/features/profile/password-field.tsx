import { ApiProblem } from "../../api/client.ts";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { VisiblePassword } from "../../ui/visible-password.tsx";

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** What the server said of the last try. */
  error: Error | null;
}

/** The current password, which proves the owner; a wrong one is said here. */
export function PasswordField({ value, onChange, error }: Props) {
  const { t } = useTexts(profileTexts);
  const wrong = error instanceof ApiProblem && error.code === "wrong-credentials";
  return (
    <VisiblePassword
      label={t("account.passwordNow")}
      autoComplete="current-password"
      required
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={wrong ? t("account.wrongPassword") : undefined}
    />
  );
}
