import { Button, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { sendContactMessage } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { Sent } from "./form-page.tsx";
import { PrivacyBox } from "./privacy-box.tsx";
import { useShopQuery } from "./use-shop-query.ts";

const nothing = { name: "", email: "", telephone: "", company: "", subject: "", text: "", privacyRead: false };

/** A message to the office. */
export function ContactForm() {
  const { t } = useTexts(contactsTexts);
  const query = useShopQuery();
  const [isSent, setSent] = useState(false);
  const form = useContractForm(sendContactMessage, {
    values: nothing,
    input: ({ telephone, company, privacyRead, ...body }) => ({
      query,
      body: {
        ...body,
        ...(telephone.trim() && { telephone }),
        ...(company.trim() && { company }),
        // Unticked: refused as required.
        privacyRead: privacyRead as true,
      },
    }),
    draft: { of: "contact", back: true, without: ["privacyRead"] },
    onSaved: () => setSent(true),
  });
  if (isSent) return <Sent title={t("contacts.contact.sentTitle")} text={t("contacts.contact.sentText")} />;
  return (
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
          <TextInput label={t("login.email")} type="email" autoComplete="email" required {...form.field("email")} />
          <LimitedText
            label={t("contacts.contact.telephone")}
            type="tel"
            autoComplete="tel"
            longest={30}
            {...form.field("telephone")}
          />
          <LimitedText
            label={t("contacts.contact.company")}
            autoComplete="organization"
            longest={120}
            {...form.field("company")}
          />
        </SimpleGrid>
        <LimitedText label={t("contacts.contact.subject")} longest={120} required {...form.field("subject")} />
        <LimitedArea
          label={t("contacts.contact.text")}
          longest={5000}
          autosize
          minRows={4}
          maxRows={16}
          required
          {...form.field("text")}
        />
        <PrivacyBox {...form.box("privacyRead")} />
        <Text size="sm" c="dimmed">
          {t("contacts.contact.kept")}
        </Text>
        <Refused form={form} />
        <Button type="submit" loading={form.isPending}>
          {t("contacts.contact.send")}
        </Button>
      </Stack>
    </Form>
  );
}
