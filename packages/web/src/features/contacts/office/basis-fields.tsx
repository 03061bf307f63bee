import { NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { basisKinds } from "@solvia/core/contacts/contact";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import type { ContractForm } from "../../../ui/forms/use-contract-form.ts";
import type { ContactValues } from "./contact-values.ts";

/** On what ground a contact may be written to, and what shows it. */
export function BasisFields({ form }: { form: ContractForm<ContactValues> }) {
  const { t } = useTexts(officeContactsTexts);
  const { basis } = form.values;
  return (
    <>
      <NativeSelect
        label={t("officeContacts.basis")}
        description={t(`officeContacts.basisHints.${basis}`)}
        data={(["none", ...basisKinds] as const).map((value) => ({ value, label: t(`officeContacts.bases.${value}`) }))}
        {...form.field("basis")}
      />
      {basis !== "none" && (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput type="date" label={t("officeContacts.basisDate")} required {...form.field("basisDate")} />
          {basis === "soft_spam" && (
            <LimitedText label={t("officeContacts.basisOrder")} longest={64} required {...form.field("basisOrder")} />
          )}
          {basis === "consent" && (
            <>
              <LimitedText
                label={t("officeContacts.basisSource")}
                longest={200}
                required
                {...form.field("basisSource")}
              />
              <LimitedText
                label={t("officeContacts.basisVersion")}
                longest={60}
                required
                {...form.field("basisVersion")}
              />
              <LimitedText
                label={t("officeContacts.basisProof")}
                description={t("officeContacts.basisProofHint")}
                longest={300}
                required
                {...form.field("basisProof")}
              />
            </>
          )}
        </SimpleGrid>
      )}
    </>
  );
}
