import { Button } from "@mantine/core";
import { allowed } from "@solvia/core/platform/access";
import { changePassword } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { useUser } from "../../login/session.ts";
import { PasswordField, useAtPassword } from "../password-field.tsx";
import { Section } from "../section.tsx";
import { VisiblePassword } from "../../../ui/visible-password.tsx";

/** Changes the password by the old one. */
export function PasswordSection() {
  const { t } = useTexts(profileTexts);
  const mayHaveKey = allowed("subscriber", useUser() ?? undefined);
  const form = useContractForm(changePassword, {
    values: { password: "", newPassword: "" },
    input: (body) => ({ body }),
    at: useAtPassword(),
    done: t("account.passwordChanged"),
    clears: true,
  });
  return (
    <Section title={t("account.password")}>
      <Form {...form.frame} typed={false}>
        <PasswordField {...form.field("password")} />
        <VisiblePassword
          label={t("account.newPassword")}
          description={
            mayHaveKey ? `${t("account.passwordHint")} ${t("account.passwordEndsKey")}` : t("account.passwordHint")
          }
          autoComplete="new-password"
          mt="sm"
          {...form.field("newPassword")}
        />
        <Refused form={form} />
        <Button type="submit" mt="md" loading={form.isPending}>
          {t("account.changePassword")}
        </Button>
      </Form>
    </Section>
  );
}
