import { Button, Stack, Text } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { ApiProblem, call, queryOf } from "../../api/client.ts";
import { getUnsubscription, unsubscribe } from "../../api/endpoints.gen.ts";
import { contactsTexts } from "../../i18n/areas/contacts.ts";
import { useTexts } from "../../i18n/index.ts";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { FormPage, Sent } from "./form-page.tsx";

/** One made up is refused by its shape or by its hash. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "token-invalid" || error.status === 422);

/** Where the link of a letter leads to: it asks, and only its button ends the letters (RFC 8058). */
export function UnsubscribePage({ token }: { token: string }) {
  const { t } = useTexts(contactsTexts);
  const { data, error } = useQuery({ ...queryOf(getUnsubscription, { params: { token } }), retry: false });
  const leave = useMutation({ mutationFn: () => call(unsubscribe, { params: { token } }) });
  if (isUnknown(error)) return <EmptyPage title={t("contacts.newsletter.goneTitle")} />;
  if (error) return <Failure error={error} />;
  if (!data) return <Waiting shape="record" />;
  if (data.unsubscribed || leave.isSuccess) {
    return (
      <FormPage title={t("contacts.leave.doneTitle")}>
        <Sent
          title={t("contacts.leave.doneTitle")}
          text={t(data.about === "offers" ? "contacts.leave.doneText" : "contacts.leave.publicationsDone")}
        />
      </FormPage>
    );
  }
  return (
    <FormPage title={t("contacts.leave.title")}>
      {/* The address is the key: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      <Stack align="start">
        <Text>
          {t(data.about === "offers" ? "contacts.leave.text" : "contacts.leave.publications", {
            // That of a contact that is no more, or in another one, isn't known by its link.
            email: data.email ?? t("contacts.leave.thisAddress"),
          })}
        </Text>
        {leave.error && <Failure error={leave.error} />}
        <Button size="md" loading={leave.isPending} onClick={() => leave.mutate()}>
          {t("contacts.leave.button")}
        </Button>
      </Stack>
    </FormPage>
  );
}
