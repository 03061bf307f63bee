import { Button, NativeSelect, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { recallTimes, type RecallTime } from "@solvia/core/contacts/messages/message";
import { recallUser } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedText } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { Sent } from "./form-page.tsx";
import { PrivacyBox } from "./privacy-box.tsx";
import { useShopQuery } from "./use-shop-query.ts";

const nothing: { name: string; telephone: string; when: RecallTime; privacyRead: boolean } = {
  name: "",
  telephone: "",
  when: "any",
  privacyRead: false,
};

/** Somebody wants to be called. */
export function RecallForm() {
  const { t } = useTexts(contactsTexts);
  const query = useShopQuery();
  const [isSent, setSent] = useState(false);
  const form = useContractForm(recallUser, {
    values: nothing,
    // Unticked: refused as required.
    input: ({ privacyRead, ...body }) => ({ query, body: { ...body, privacyRead: privacyRead as true } }),
    onSaved: () => setSent(true),
  });
  return (
    <section aria-labelledby="recall">
      <Title order={2} size="h3" id="recall">
        {t("contacts.recall.title")}
      </Title>
      <Text c="dimmed" mb="md">
        {t("contacts.recall.intro")}
      </Text>
      {isSent ? (
        <Sent title={t("contacts.recall.title")} text={t("contacts.recall.sentText")} />
      ) : (
        <Form {...form.frame}>
          <Stack>
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <LimitedText
                label={t("contacts.contact.name")}
                autoComplete="name"
                longest={120}
                required
                {...form.field("name")}
              />
              <LimitedText
                label={t("contacts.contact.telephone")}
                type="tel"
                autoComplete="tel"
                longest={30}
                required
                {...form.field("telephone")}
              />
            </SimpleGrid>
            <NativeSelect
              label={t("contacts.recall.when")}
              data={recallTimes.map((value) => ({ value, label: t(`contacts.recall.times.${value}`) }))}
              {...form.field("when")}
            />
            <PrivacyBox {...form.box("privacyRead")} />
            <Refused form={form} />
            <Button type="submit" variant="default" loading={form.isPending}>
              {t("contacts.recall.send")}
            </Button>
          </Stack>
        </Form>
      )}
    </section>
  );
}
