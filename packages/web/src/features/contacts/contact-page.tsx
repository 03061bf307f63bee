import { Divider, Stack } from "@mantine/core";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { ContactForm } from "./contact-form.tsx";
import { FormPage } from "./form-page.tsx";
import { RecallForm } from "./recall-form.tsx";

/** Where somebody writes to the house, or asks to be called. */
export function ContactPage() {
  const { t } = useTexts(contactsTexts);
  return (
    <FormPage title={t("contacts.contact.title")} intro={t("contacts.contact.intro")} path="/contact">
      <Stack gap="xl">
        <ContactForm />
        <Divider />
        <RecallForm />
      </Stack>
    </FormPage>
  );
}
