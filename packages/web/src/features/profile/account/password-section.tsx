import { Button } from "@mantine/core";
import { useForm } from "@mantine/form";
import { allowed } from "@solvia/core/platform/access";
import { call } from "../../../api/client.ts";
import { changePassword, listSessions } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { fieldErrors } from "../../../ui/states.tsx";
import { useUser } from "../../login/session.ts";
import { PasswordField } from "../password-field.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";
import { VisiblePassword } from "../../../ui/visible-password.tsx";

/** Changes the password by the old one. */
export function PasswordSection() {
  const { t } = useTexts(profileTexts);
  const mayHaveKey = allowed("subscriber", useUser() ?? undefined);
  const form = useForm({ initialValues: { password: "", newPassword: "" } });
  const change = useWrite((body: typeof form.values) => call(changePassword, { body }), {
    refresh: [listSessions.path],
    said: t("account.passwordChanged"),
    onDone: () => form.reset(),
    onError: (refused) => form.setErrors(fieldErrors(t, refused)),
  });
  return (
    <Section title={t("account.password")}>
      <Form typed={false} onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <PasswordField
          value={form.values.password}
          onChange={(password) => form.setFieldValue("password", password)}
          error={change.error}
        />
        <VisiblePassword
          label={t("account.newPassword")}
          description={
            mayHaveKey ? `${t("account.passwordHint")} ${t("account.passwordEndsKey")}` : t("account.passwordHint")
          }
          autoComplete="new-password"
          required
          minLength={10}
          mt="sm"
          {...form.getInputProps("newPassword")}
        />
        <Refusal error={change.error} atField={["wrong-credentials"]} />
        <Button type="submit" mt="md" loading={change.isPending}>
          {t("account.changePassword")}
        </Button>
      </Form>
    </Section>
  );
}
