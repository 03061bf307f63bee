import { Button, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import { languages } from "@solvia/core/platform/locale";
import { call } from "../../../api/client.ts";
import { changeContact, createContact } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { countryCodeChoices } from "../../../i18n/country-name.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { IconPlus } from "../../../ui/icons.gen.ts";
import { BasisFields } from "./basis-fields.tsx";
import type { Contact } from "./contact.ts";
import { basisNames, bodyOf, valuesOf } from "./contact-values.ts";
import { ListsField } from "./lists-field.tsx";

export function AddContact() {
  const { t } = useTexts(officeContactsTexts);
  const [adding, setAdding] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
        {t("officeContacts.add")}
      </Button>
      {adding && <ContactForm onClose={() => setAdding(false)} />}
    </>
  );
}

/** A new contact, or one that is changed. */
export function ContactForm({ contact, onClose }: { contact?: Contact; onClose: () => void }) {
  const { t, language } = useTexts(officeTexts, officeContactsTexts);
  const form = useContractForm(createContact, {
    values: valuesOf(contact),
    input: (values) => ({ body: bodyOf(values, contact) }),
    send: (input) =>
      contact
        ? call(changeContact, { params: { id: contact.id }, body: { ...input.body, revision: contact.revision } })
        : call(createContact, input),
    names: basisNames,
    done: t(contact ? "bo.saved" : "bo.added"),
    failed: t("bo.error"),
    onSaved: onClose,
  });
  const name = (code: string) => new Intl.DisplayNames(language, { type: "language" }).of(code) ?? code;
  return (
    <FormDialog form={form} onClose={onClose} size="lg" title={contact ? contact.email : t("officeContacts.add")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput type="email" data-autofocus label={t("officeContacts.email")} required {...form.field("email")} />
        <LimitedText label={t("officeContacts.name")} longest={120} {...form.field("name")} />
        <LimitedText label={t("officeContacts.company")} longest={120} {...form.field("company")} />
        <LimitedText label={t("officeContacts.telephone")} type="tel" longest={30} {...form.field("telephone")} />
        <NativeSelect
          label={t("officeContacts.country")}
          data={[{ value: "", label: t("officeContacts.noCountry") }, ...countryCodeChoices(language)]}
          {...form.field("country")}
        />
        <NativeSelect
          label={t("officeContacts.language")}
          data={languages.map((value) => ({ value, label: name(value) }))}
          {...form.field("language")}
        />
      </SimpleGrid>
      <ListsField
        value={form.values.lists}
        onChange={(lists) => form.setFieldValue("lists", lists)}
        error={form.errors["lists"]}
      />
      <LimitedText
        label={t("officeContacts.source")}
        description={t("officeContacts.sourceHint")}
        longest={200}
        required
        {...form.field("source")}
      />
      <BasisFields form={form} />
      <DialogFoot
        action={t(contact ? "officeContacts.save" : "officeContacts.create")}
        pending={form.isPending}
        onClose={onClose}
      />
    </FormDialog>
  );
}
