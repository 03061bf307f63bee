import { Button, Group, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { differing, type Choices, type MergedField } from "@solvia/core/contacts/merge";
import { call } from "../../../api/client.ts";
import { listContacts, mergeContacts } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { DialogFoot } from "../../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import type { Contact } from "./contact.ts";

const headings = {
  email: "officeContacts.email",
  name: "officeContacts.name",
  company: "officeContacts.company",
  telephone: "officeContacts.telephone",
  country: "officeContacts.country",
  source: "officeContacts.source",
} as const satisfies Record<MergedField, string>;

/** Takes another contact into this one: where both say something else, somebody chooses. */
export function MergeDialog({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const { t } = useTexts(officeContactsTexts);
  const [address, setAddress] = useState("");
  const [choices, setChoices] = useState<Choices>({});
  const find = useMutation({
    mutationFn: async (text: string) =>
      (await call(listContacts, { query: { text, limit: 1 } })).items.find(({ id }) => id !== contact.id) ?? null,
  });
  const other = find.data;
  const open = other ? differing(contact, other) : [];
  const merge = useToldMutation(
    (wish: Contact) =>
      call(mergeContacts, {
        params: { id: contact.id },
        body: { otherId: wish.id, revision: contact.revision, otherRevision: wish.revision, choices },
      }),
    { said: "saved", after: onClose },
  );
  return (
    <Dialog title={t("officeContacts.merge.title")} onClose={onClose} typed={address !== ""}>
      <Stack>
        <Group align="end">
          <TextInput
            data-autofocus
            type="email"
            label={t("officeContacts.merge.other")}
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
            error={other === null && t("officeContacts.merge.unknown")}
          />
          <Button
            variant="default"
            loading={find.isPending}
            disabled={!address.includes("@")}
            onClick={() => {
              setChoices({});
              find.mutate(address);
            }}
          >
            {t("officeContacts.merge.find")}
          </Button>
        </Group>
        {find.error && <Failure error={find.error} />}
        {other && (
          <Text size="sm">{t(open.length > 0 ? "officeContacts.merge.choose" : "officeContacts.merge.nothing")}</Text>
        )}
        {other &&
          open.map((field) => (
            <Radio.Group
              key={field}
              label={t(headings[field])}
              value={choices[field] ?? null}
              onChange={(side) => setChoices({ ...choices, [field]: side })}
            >
              <Stack gap={4} mt={4}>
                <Radio value="kept" label={<Said contact={contact} field={field} />} />
                <Radio value="other" label={<Said contact={other} field={field} />} />
              </Stack>
            </Radio.Group>
          ))}
        {merge.error && <Failure error={merge.error} />}
        <DialogFoot
          action={t("officeContacts.merge.save")}
          disabled={!other || open.some((field) => !choices[field])}
          pending={merge.isPending}
          onAct={() => other && merge.mutate(other)}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  );
}

/** What a contact says in a field; with its address goes the ground to write to it. */
function Said({ contact, field }: { contact: Contact; field: MergedField }) {
  const { t, language } = useTexts(officeContactsTexts);
  const { legalBasis: basis } = contact;
  if (field !== "email") return <>{contact[field]}</>;
  const ground = [t(`officeContacts.bases.${basis?.kind ?? "none"}`), basis && date(basis.date, language)];
  return (
    <>
      {contact.email}
      <Text size="xs" c="dimmed">
        {t("officeContacts.basis")}: {ground.filter(Boolean).join(", ")}
      </Text>
    </>
  );
}
