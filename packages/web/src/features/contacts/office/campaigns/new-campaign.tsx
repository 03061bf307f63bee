import { Button, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../../api/client.ts";
import {
  listColdEmailTemplates,
  listContactLists,
  sendColdEmails,
  testColdEmail,
} from "../../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../../i18n/areas/office-contacts.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { IconPlus } from "../../../../ui/icons.gen.ts";
import { useToldMutation } from "../../../office-kit/use-told-mutation.ts";

export function NewCampaign() {
  const { t } = useTexts(officeContactsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" leftSection={<IconPlus size={16} />} onClick={() => setOpen(true)}>
        {t("officeContacts.campaigns.add")}
      </Button>
      {isOpen && <CampaignDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** A campaign is prepared here, and confirmed where its gate is shown. */
function CampaignDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeTexts, officeContactsTexts);
  const lists = useQuery(queryOf(listContactLists, {}));
  const templates = useQuery(queryOf(listColdEmailTemplates, { query: { limit: 200 } }));
  const form = useContractForm(sendColdEmails, {
    values: { listName: "", templateVersion: "", subject: "", senderName: "", senderEmail: "" },
    input: (body) => ({ body }),
    done: t("bo.added"),
    failed: t("bo.error"),
    onSaved: onClose,
  });
  const { listName: _list, ...letter } = form.values;
  const test = useToldMutation(() => call(testColdEmail, { body: letter }), { said: "saved" });
  const choose = { value: "", label: t("officeContacts.campaigns.choose") };
  return (
    <FormDialog form={form} onClose={onClose} size="lg" title={t("officeContacts.campaigns.add")}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NativeSelect
          data-autofocus
          label={t("officeContacts.list")}
          data={[choose, ...(lists.data?.items ?? []).map(({ name }) => name)]}
          required
          {...form.field("listName")}
        />
        <NativeSelect
          label={t("officeContacts.campaigns.template")}
          data={[choose, ...(templates.data?.items ?? []).map(({ id }) => id)]}
          required
          {...form.field("templateVersion")}
        />
      </SimpleGrid>
      <LimitedText label={t("officeContacts.campaigns.subject")} longest={150} required {...form.field("subject")} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <LimitedText
          label={t("officeContacts.campaigns.senderName")}
          longest={60}
          required
          {...form.field("senderName")}
        />
        <TextInput
          type="email"
          label={t("officeContacts.campaigns.senderEmail")}
          description={t("officeContacts.campaigns.senderHint")}
          required
          {...form.field("senderEmail")}
        />
      </SimpleGrid>
      <Refused form={form} />
      <Button
        variant="default"
        disabled={Object.values(letter).some((value) => !value)}
        loading={test.isPending}
        onClick={() => test.mutate(undefined)}
      >
        {t("officeContacts.campaigns.test")}
      </Button>
      <DialogFoot action={t("officeContacts.campaigns.prepare")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
