import { Button, Group, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call, queryOf } from "../../../api/client.ts";
import { createContactList, deleteContactList, listContactLists } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { Form } from "../../../ui/form.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { Failure } from "../../../ui/states.tsx";
import { SmallTable } from "../../../ui/table/small-table.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";

/** The lists with how many contacts are in each. */
export function ManageLists() {
  const { t } = useTexts(officeContactsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t("officeContacts.manage")}
      </Button>
      {isOpen && <ListsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ListsDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useTexts(officeContactsTexts);
  const { data, error } = useQuery(queryOf(listContactLists, {}));
  return (
    <Dialog title={t("officeContacts.listsTitle")} onClose={onClose}>
      {error && <Failure error={error} />}
      <NewList />
      <SmallTable
        rows={data?.items ?? []}
        keyOf={({ name }) => name}
        stays
        columns={[
          { heading: t("officeContacts.list"), strong: true, render: ({ name }) => name },
          { heading: t("officeContacts.listCount"), right: true, render: ({ count }) => figure(count, language) },
          {
            heading: t("officeContacts.actions"),
            act: true,
            render: ({ name, own }) =>
              own ? (
                <Text size="xs" c="dimmed">
                  {t("officeContacts.listOwn")}
                </Text>
              ) : (
                <EraseList name={name} />
              ),
          },
        ]}
      />
    </Dialog>
  );
}

function NewList() {
  const { t } = useTexts(officeTexts, officeContactsTexts);
  const form = useContractForm(createContactList, {
    values: { name: "" },
    input: (body) => ({ body }),
    clears: true,
    done: t("bo.added"),
    failed: t("bo.error"),
  });
  return (
    <Form {...form.frame}>
      <Group align="end">
        <LimitedText
          data-autofocus
          label={t("officeContacts.listName")}
          description={t("officeContacts.listNameHint")}
          longest={50}
          required
          {...form.field("name")}
        />
        <Button type="submit" loading={form.isPending}>
          {t("officeContacts.listAdd")}
        </Button>
      </Group>
    </Form>
  );
}

function EraseList({ name }: { name: string }) {
  const { t } = useTexts(officeContactsTexts);
  const erase = useToldMutation(() => call(deleteContactList, { params: { listName: name } }), { said: "saved" });
  return (
    <AskButton
      size="compact-sm"
      label={t("officeContacts.listErase")}
      heard={`${t("officeContacts.listErase")} ${name}`}
      question={t("officeContacts.listEraseQuestion", { name })}
      named
      onConfirm={(close) => erase.mutate(undefined, { onSettled: close })}
    />
  );
}
