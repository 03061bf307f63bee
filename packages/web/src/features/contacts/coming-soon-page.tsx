import { Button, Checkbox, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { comingTopics, type ComingTopic } from "@solvia/core/contacts/contact";
import { askComingSoon } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { FormPage, Sent } from "./form-page.tsx";
import { useShopQuery } from "./use-shop-query.ts";

const nothing: { email: string; topic: ComingTopic; consent: boolean } = { email: "", topic: "news", consent: false };

/** What isn't there yet: whoever wants to know leaves an address. */
export function ComingSoonPage() {
  const { t } = useTexts(contactsTexts);
  const query = useShopQuery();
  const [isSent, setSent] = useState(false);
  const form = useContractForm(askComingSoon, {
    values: nothing,
    // Unticked: refused as required.
    input: ({ consent, ...body }) => ({ query, body: { ...body, consent: consent as true } }),
    onSaved: () => setSent(true),
  });
  return (
    <FormPage title={t("contacts.soon.title")} intro={t("contacts.soon.intro")} path="/coming-soon">
      {isSent ? (
        <Sent title={t("contacts.newsletter.sentTitle")} text={t("contacts.newsletter.sentText")} />
      ) : (
        <Form {...form.frame}>
          <Stack>
            <NativeSelect
              label={t("contacts.soon.topic")}
              data={comingTopics.map((value) => ({ value, label: t(`contacts.soon.topics.${value}`) }))}
              {...form.field("topic")}
            />
            <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
            <Checkbox label={t("contacts.soon.consent")} {...form.box("consent")} />
            <Refused form={form} />
            <Button type="submit" loading={form.isPending}>
              {t("contacts.soon.send")}
            </Button>
          </Stack>
        </Form>
      )}
    </FormPage>
  );
}
