import { Button, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "../../api/client.ts";
import { confirmNewsletter } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { Failure } from "../../ui/states.tsx";
import { FormPage, Sent } from "./form-page.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

/** Where the newsletter is asked for, and where its letter leads to: opening the letter's link confirms nothing. */
export function NewsletterPage({ token }: { token: string | undefined }) {
  const { t } = useTexts(contactsTexts);
  const [isSent, setSent] = useState(false);
  if (token) return <Confirm token={token} />;
  return (
    <FormPage
      title={t("contacts.newsletter.title")}
      intro={t("contacts.newsletter.intro")}
      path="/subscribe-to-newsletter"
    >
      {isSent ? (
        <Sent title={t("contacts.newsletter.sentTitle")} text={t("contacts.newsletter.sentText")} />
      ) : (
        <SubscribeForm onSent={() => setSent(true)} />
      )}
    </FormPage>
  );
}

/** A link that was made up is refused by its shape, one that is over by the token. */
const isOver = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "token-invalid" || error.status === 422);

function Confirm({ token }: { token: string }) {
  const { t } = useTexts(contactsTexts);
  const [isSent, setSent] = useState(false);
  const confirm = useMutation({ mutationFn: () => call(confirmNewsletter, { body: { token } }) });
  if (confirm.isSuccess) {
    return (
      <FormPage title={t("contacts.newsletter.confirmedTitle")}>
        <Sent title={t("contacts.newsletter.confirmedTitle")} text={t("contacts.newsletter.confirmedText")} />
      </FormPage>
    );
  }
  if (isOver(confirm.error)) {
    return (
      <FormPage title={t("contacts.newsletter.goneTitle")} intro={t("contacts.newsletter.goneText")}>
        {isSent ? (
          <Sent title={t("contacts.newsletter.sentTitle")} text={t("contacts.newsletter.sentText")} />
        ) : (
          <SubscribeForm onSent={() => setSent(true)} />
        )}
      </FormPage>
    );
  }
  return (
    <FormPage title={t("contacts.newsletter.confirmTitle")}>
      {/* The address is the key: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      <Stack align="start">
        <Text>{t("contacts.newsletter.confirmText")}</Text>
        {confirm.error && <Failure error={confirm.error} />}
        <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {t("contacts.newsletter.confirm")}
        </Button>
      </Stack>
    </FormPage>
  );
}
