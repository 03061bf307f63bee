import { Button, Group, Stack } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { deleteContact } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { Facts } from "../../office-kit/facts.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { ContactForm } from "./contact-form.tsx";
import type { Contact } from "./contact.ts";
import { MergeDialog } from "./merge-dialog.tsx";

/** One contact: the ground on which it is written to, and what may be done with it. */
export function ContactCard({ contact }: { contact: Contact }) {
  const { t, language } = useTexts(officeContactsTexts);
  const [asked, setAsked] = useState<"edit" | "merge">();
  const { id, email, formerEmails, legalBasis } = contact;
  const erase = useToldMutation(() => call(deleteContact, { params: { id } }), { said: "saved" });
  const close = () => setAsked(undefined);
  return (
    <Stack gap="sm" mt="sm">
      <Facts
        facts={[
          [t("officeContacts.former"), formerEmails.join(", ") || undefined],
          [t("officeContacts.basis"), t(`officeContacts.bases.${legalBasis?.kind ?? "none"}`)],
          [t("officeContacts.basisDate"), legalBasis && date(legalBasis.date, language)],
          [t("officeContacts.basisProof"), legalBasis?.kind === "consent" ? legalBasis.proof : undefined],
        ]}
      />
      <Group gap="xs">
        <Button size="compact-sm" variant="default" onClick={() => setAsked("edit")}>
          {t("officeContacts.edit")}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => setAsked("merge")}>
          {t("officeContacts.merge.act")}
        </Button>
        <AskButton
          size="compact-sm"
          label={t("officeContacts.erase")}
          question={t("officeContacts.eraseQuestion", { email })}
          named
          onConfirm={(closeQuestion) => erase.mutate(undefined, { onSettled: closeQuestion })}
        />
      </Group>
      {asked === "edit" && <ContactForm contact={contact} onClose={close} />}
      {asked === "merge" && <MergeDialog contact={contact} onClose={close} />}
    </Stack>
  );
}
