import type { ComponentProps } from "react";
import { profileTexts } from "../../i18n/areas/profile.ts";
import { useTexts } from "../../i18n/index.ts";
import { VisiblePassword } from "../../ui/visible-password.tsx";

/** The current password, which proves the owner. */
export function PasswordField(field: Partial<ComponentProps<typeof VisiblePassword>>) {
  const { t } = useTexts(profileTexts);
  return <VisiblePassword label={t("account.passwordNow")} autoComplete="current-password" required {...field} />;
}

/** Where a wrong one is said. */
export function useAtPassword() {
  const { t } = useTexts(profileTexts);
  return { "wrong-credentials": ["password", t("account.wrongPassword")] } as const;
}
