import { Alert, Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, keepAnswer, queryOf } from "../../../api/client.ts";
import { getOwnOffer, takeOverIntoOwnOffer } from "../../../api/endpoints.gen.ts";
import { ownOfferTexts } from "../../../i18n/areas/own-offer.ts";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../i18n/index.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { usePageHead } from "../../../ui/page-head.ts";
import { Failure, problemText } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { RequireLogin } from "../../login/require-login.tsx";
import { Differences } from "../shared/differences.tsx";
import { BrandForm } from "./brand-form.tsx";
import { OfferForm } from "./offer-form.tsx";
import "./own-offer.css";
import type { View } from "./values.ts";

export const OwnOfferPage = ({ id }: { id: string }) => (
  <RequireLogin>
    <OneOffer id={id} />
  </RequireLogin>
);

/** A customer's own offer out of a quotation: what they type beside what it comes to, and their brand. */
function OneOffer({ id }: { id: string }) {
  const { t } = useTexts(quotationsTexts, ownOfferTexts);
  const { data, error, refetch } = useQuery(queryOf(getOwnOffer, { params: { id } }));
  const [isTyped, setTyped] = useState(false);
  usePageHead({ title: t("quotation.ownOffer") });
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="record" />;
  return (
    <Container size="lg" py="lg">
      <Stack gap={4} mb="lg">
        <AnchorLink to="/quotations/$id" params={{ id }} size="sm">
          {t("quotation.one", { number: data.quotationNumber })}
        </AnchorLink>
        <Title order={1}>{t("quotation.ownOffer")}</Title>
        <Text>{t("ownOffer.hint")}</Text>
        {!data.mayChange && <Alert role="status">{t("ownOffer.readOnly")}</Alert>}
        <Newer id={id} view={data} isTyped={isTyped} />
      </Stack>
      <OfferForm key={data.base.hash} id={id} view={data} onTyped={setTyped}>
        <BrandForm mayChange={data.mayChange} />
      </OfferForm>
    </Container>
  );
}

/** A version of ours that came since: how it differs, and the way over. */
function Newer({ id, view, isTyped }: { id: string; view: View; isTyped: boolean }) {
  const { t } = useTexts(ownOfferTexts);
  const client = useQueryClient();
  const { newer, base, revision, mayChange } = view;
  const params = { id };
  const takeOver = useMutation({
    mutationFn: () => call(takeOverIntoOwnOffer, { params, body: { revision } }),
    onSuccess: (answer) => {
      keepAnswer(client, getOwnOffer, { params }, answer);
      notifications.show({ color: "leaf", message: t("ownOffer.takenOver", { version: answer.base.version }) });
    },
  });
  if (!newer) return null;
  return (
    <Alert color="yellow" role="status" title={t("ownOffer.newer", { version: newer.version, base: base.version })}>
      <Differences differences={newer.differences} />
      {mayChange && (
        <Group mt="sm">
          <Button disabled={isTyped} loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
            {t("ownOffer.takeOver", { version: newer.version })}
          </Button>
          {isTyped && <Text size="sm">{t("ownOffer.unsaved")}</Text>}
        </Group>
      )}
      {takeOver.error && <Text c="red">{problemText(t, takeOver.error)}</Text>}
    </Alert>
  );
}
