import { Alert, Button, Text, TextInput } from "@mantine/core";
import { changeEmail } from "../../../api/endpoints.gen.ts";
import { profileTexts } from "../../../i18n/areas/profile.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Form } from "../../../ui/form.tsx";
import { Refused } from "../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { PasswordField, useAtPassword } from "../password-field.tsx";
import { Section } from "../section.tsx";

/** Asks for another e-mail, which counts once its own mail's link is opened. */
export function EmailSection({ email }: { email: string }) {
  const { t } = useTexts(profileTexts);
  const form = useContractForm(changeEmail, {
    values: { email: "", password: "" },
    input: (body) => ({ body }),
    at: useAtPassword(),
  });
  return (
    <Section title={t("account.email")}>
      <Text>{t("account.emailNow", { email })}</Text>
      {form.isSaved ? (
        <Alert color="leaf">{t("account.emailAsked", { email: form.values.email })}</Alert>
      ) : (
        <Form {...form.frame} typed={form.values.email !== ""}>
          <TextInput
            label={t("account.newEmail")}
            type="email"
            autoComplete="email"
            required
            mb="sm"
            {...form.field("email")}
          />
          <PasswordField {...form.field("password")} />
          <Refused form={form} />
          <Button type="submit" mt="md" loading={form.isPending}>
            {t("account.changeEmail")}
          </Button>
        </Form>
      )}
    </Section>
  );
}
