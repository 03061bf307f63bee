import { Button, Code, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { eraseAddressData, findAddressData } from "../../../api/endpoints.gen.ts";
import { officeContactsTexts } from "../../../i18n/areas/office-contacts.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AskButton } from "../../../ui/ask-button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Failure } from "../../../ui/states.tsx";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";

/** What is known of an address, for whoever asks for it or to be erased. */
export function AddressData() {
  const { t } = useTexts(officeContactsTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {t("officeContacts.address.act")}
      </Button>
      {isOpen && <AddressDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function AddressDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts(officeContactsTexts);
  const [email, setEmail] = useState("");
  const find = useMutation({ mutationFn: (sought: string) => call(findAddressData, { body: { email: sought } }) });
  const erase = useToldMutation((sought: string) => call(eraseAddressData, { body: { email: sought } }), {
    said: "saved",
    after: onClose,
  });
  const { data } = find;
  const isNothing =
    data && !data.contact && [data.subscriptions, data.messages, data.leads, data.webinars].flat().length === 0;
  return (
    <Dialog title={t("officeContacts.address.title")} onClose={onClose}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t("officeContacts.address.hint")}
        </Text>
        <Group align="end">
          <TextInput
            data-autofocus
            type="email"
            label={t("officeContacts.email")}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <Button
            variant="default"
            loading={find.isPending}
            disabled={!email.includes("@")}
            onClick={() => find.mutate(email)}
          >
            {t("officeContacts.address.find")}
          </Button>
        </Group>
        {find.error && <Failure error={find.error} />}
        {isNothing && <Text role="status">{t("officeContacts.address.nothing")}</Text>}
        {data && (
          <Code block tabIndex={0}>
            {JSON.stringify(data, undefined, 2)}
          </Code>
        )}
        {data && (
          <AskButton
            label={t("officeContacts.address.erase")}
            question={t("officeContacts.address.eraseQuestion", { email })}
            named
            onConfirm={(close) => erase.mutate(email, { onSettled: close })}
          />
        )}
      </Stack>
    </Dialog>
  );
}
