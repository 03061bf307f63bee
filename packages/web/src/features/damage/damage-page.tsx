import { Alert, Button, Container, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, queryOf } from "../../api/client.ts";
import { getDamagePage } from "../../api/endpoints.gen.ts";
import { damageTexts } from "../../i18n/areas/damage.ts";
import { date } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { usePageHead } from "../../ui/page-head.ts";
import { EmptyPage, Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { useDocumentLanguage } from "../quotations/shared/document-language.ts";
import { DamageForm } from "./damage-form.tsx";
import { Deadline } from "./deadline.tsx";
import type { Page } from "./page.ts";
import { Told } from "./told.tsx";

/** What the code on a transport document opens, without a login: damage is told at the door. */
export function DamagePage({ token }: { token: string }) {
  const { t } = useTexts(damageTexts);
  const { data, error, refetch } = useQuery({ ...queryOf(getDamagePage, { params: { token } }), retry: false });
  const isReadable = useDocumentLanguage(data?.language);
  usePageHead({ title: t("damage.title") });
  return (
    <>
      {/* The address is the key: no other site is told it. */}
      <meta name="referrer" content="no-referrer" />
      {data && isReadable ? (
        <Loaded page={data} token={token} />
      ) : isUnknown(error) ? (
        <EmptyPage title={t("damage.gone")} hint={t("damage.goneText")} />
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Waiting shape="record" />
      )}
    </>
  );
}

/** One that was made up is refused by its shape, one of an annulled document by the token. */
const isUnknown = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "token-invalid" || error.status === 422 || error.status === 400);

function Loaded({ page, token }: { page: Page; token: string }) {
  const { t, language } = useTexts(damageTexts);
  const [isSent, setSent] = useState(false);
  const { number, packages, carrier, left } = page;
  return (
    <Container size="xs" py="md">
      <Stack gap="lg">
        <Stack gap={2}>
          <Title order={1} size="h2">
            {t("damage.title")}
          </Title>
          <Text c="dimmed" size="sm" className="numbers">
            {[
              t("damage.document", { number, date: date(page.date, language) }),
              t("damage.packages", { count: packages }),
              ...(carrier ? [carrier] : []),
            ].join(" · ")}
          </Text>
        </Stack>
        {!left && <Alert color="orange">{t("damage.notLeft")}</Alert>}
        {left && <Deadline page={page} />}
        {isSent && (
          <Alert color="leaf" title={t("damage.sent")} role="status">
            <Text size="sm">{t("damage.sentText")}</Text>
            <Button variant="default" mt="sm" onClick={() => setSent(false)}>
              {t("damage.another")}
            </Button>
          </Alert>
        )}
        {left && !isSent && <DamageForm page={page} token={token} onSent={() => setSent(true)} />}
        <Told claims={page.claims} />
      </Stack>
    </Container>
  );
}
