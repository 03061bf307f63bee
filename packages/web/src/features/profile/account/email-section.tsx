import { Alert, Button, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { call } from "../../../api/client.ts";
import { changeEmail } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { fieldErrors } from "../../../ui/states.tsx";
import { PasswordField } from "../password-field.tsx";
import { Refusal } from "../refusal.tsx";
import { Section } from "../section.tsx";
import { useWrite } from "../use-write.ts";

/** Asks for another e-mail, which counts once its own mail's link is opened. */
export function EmailSection({ email }: { email: string }) {
  const { t } = useTexts(profileTexts);
  const form = useForm({ initialValues: { email: "", password: "" } });
  const ask = useWrite((body: typeof form.values) => call(changeEmail, { body }), {
    onDone: () => form.setFieldValue("password", ""),
    onError: (refused) => form.setErrors(fieldErrors(t, refused)),
  });
  return (
    <Section title={t("account.email")}>
      <Text>{t("account.emailNow", { email })}</Text>
      {ask.isSuccess ? (
        <Alert color="leaf">{t("account.emailAsked", { email: form.values.email })}</Alert>
      ) : (
        <Form typed={form.values.email !== ""} onSubmit={form.onSubmit((values) => ask.mutate(values))}>
          <TextInput
            label={t("account.newEmail")}
            type="email"
            autoComplete="email"
            required
            mb="sm"
            {...form.getInputProps("email")}
          />
          <PasswordField
            value={form.values.password}
            onChange={(password) => form.setFieldValue("password", password)}
            error={ask.error}
          />
          <Refusal error={ask.error} atField={["wrong-credentials"]} />
          <Button type="submit" mt="md" loading={ask.isPending}>
            {t("account.changeEmail")}
          </Button>
        </Form>
      )}
    </Section>
  );
}
