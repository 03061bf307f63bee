import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { subscribeToNewsletter } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { useShopQuery } from "./use-shop-query.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";

/** An address for the newsletter; nothing is sent there before its reader has confirmed it. */
export function SubscribeForm({ onSent }: { onSent: () => void }) {
  const { t } = useTexts(contactsTexts);
  const query = useShopQuery();
  const form = useContractForm(subscribeToNewsletter, {
    values: { email: "", consent: false },
    // Unticked: refused as required.
    input: ({ email, consent }) => ({ query, body: { email, consent: consent as true } }),
    onSaved: onSent,
  });
  return (
    <Form {...form.frame}>
      <Stack>
        <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
        <Checkbox label={t("contacts.newsletter.consent")} {...form.box("consent")} />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending}>
          {t("contacts.newsletter.send")}
        </Button>
      </Stack>
    </Form>
  );
}
