import { Anchor, Container, Group, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { dropshippingTexts } from "../../i18n/areas/dropshipping.ts";
import { useTexts } from "../../i18n/index.ts";
import { ButtonLink } from "../../ui/links.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { Failure, Loading } from "../../ui/states.tsx";
import type { ReferenceDocument } from "./titles.ts";

const address = "/api/reseller/v1/openapi.json";
const Reference = lazyPart(() => import("./reference.tsx").then(({ Reference: part }) => part));

/** The reseller API for who writes a program: each call with its fields, answers and refusals, to be tried with a key of one's own. */
export function ReferencePage() {
  const { t, language } = useTexts(dropshippingTexts);
  const { data, error, refetch } = useQuery({
    queryKey: ["reseller-document"],
    queryFn: async (): Promise<ReferenceDocument> => {
      const answer = await fetch(address);
      if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
      return (await answer.json()) as ReferenceDocument;
    },
    staleTime: Infinity,
  });
  usePageHead({
    title: t("dropshipping.reference"),
    description: t("dropshipping.referenceWhy"),
    path: "/reseller-api",
  });
  return (
    <>
      <Container size="xl" py="lg">
        <Group component="header" justify="space-between" align="end" gap="md">
          <div>
            <Title order={1} size="h2">
              {t("dropshipping.reference")}
            </Title>
            <Text c="dimmed">{t("dropshipping.referenceWhy")}</Text>
          </div>
          <Group gap="md">
            <Anchor href={address} download="solvia-reseller-api.json" size="sm">
              {t("dropshipping.openApi")}
            </Anchor>
            <ButtonLink to="/profile/dropshipping" variant="default">
              {t("dropshipping.toKeys")}
            </ButtonLink>
          </Group>
        </Group>
      </Container>
      {error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Suspense fallback={<Loading />}>
          {data ? <Reference document={data} language={language} /> : <Loading />}
        </Suspense>
      )}
    </>
  );
}
