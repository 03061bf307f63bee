import { peopleTexts } from "../../../i18n/areas/people.ts";
import { useTexts } from "../../../i18n/index.ts";
import { PasswordStrength } from "./password-strength.tsx";
import { VisiblePassword } from "../../../ui/visible-password.tsx";

interface Props {
  value: string;
  /** What the person has told of themselves: a password made of it is guessed first. */
  about: readonly string[];
  field: object;
}

/** A password to choose, with its strength. */
export function NewPassword({ value, about, field }: Props) {
  const { t } = useTexts(peopleTexts);
  return (
    <>
      <VisiblePassword
        label={t("login.password")}
        placeholder={t("register.passwordHint")}
        autoComplete="new-password"
        required
        {...field}
      />
      <PasswordStrength password={value} about={about} />
    </>
  );
}
