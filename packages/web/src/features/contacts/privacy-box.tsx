import { Anchor, Checkbox, type CheckboxProps } from "@mantine/core";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { peopleTexts } from "../../i18n/areas/people.ts";
import { useTexts } from "../../i18n/index.ts";

/** That the notice on personal data was read, with the way to it. */
export function PrivacyBox(box: CheckboxProps) {
  const { t } = useTexts(contactsTexts, peopleTexts);
  return (
    <Checkbox
      label={t("register.privacy")}
      description={
        <Anchor href="/privacy" target="_blank" size="xs">
          {t("contacts.contact.readPrivacy")}
        </Anchor>
      }
      {...box}
    />
  );
}
