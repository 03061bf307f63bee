import { Badge, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../../api/client.ts";
import { listBackOfficePlainTexts } from "../../../../api/endpoints.gen.ts";
import { officePlainTextsTexts } from "../../../../i18n/areas/office-plain-texts.ts";
import { date } from "../../../../i18n/format.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { AnchorLink } from "../../../../ui/links.tsx";
import { Failure } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import { Waiting } from "../../../../ui/waiting/waiting.tsx";
import { BackOffice } from "../../../office-kit/layout.tsx";

export const PlainTextsPage = () => (
  <BackOffice access={listBackOfficePlainTexts.access}>
    <PlainTexts />
  </BackOffice>
);

/** The texts of the house that have a page of their own, and which translations are older than the Italian. */
function PlainTexts() {
  const { t, language } = useTexts(officePlainTextsTexts);
  const { data, error, refetch } = useQuery(queryOf(listBackOfficePlainTexts, { query: { language } }));
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Waiting shape="lines" />;
  return (
    <Container size="xl" py="md">
      <Stack>
        <div>
          <Title order={1} size="h3">
            {t("officePlainTexts.title")}
          </Title>
          <Text size="sm" c="dimmed" maw={760}>
            {t("officePlainTexts.lead")}
          </Text>
        </div>
        <SmallTable
          rows={data.items}
          keyOf={({ id }) => id}
          minWidth={720}
          columns={[
            {
              heading: t("officePlainTexts.text"),
              strong: true,
              render: ({ id, title }) => (
                <AnchorLink to="/back-office/plaintexts/$id" params={{ id }} fw={600}>
                  {title}
                </AnchorLink>
              ),
            },
            {
              heading: t("officePlainTexts.written"),
              wide: true,
              render: ({ written }) =>
                written.map((one) => languageNames[one]).join(", ") || (
                  <Text span inherit c="dimmed">
                    {t("officePlainTexts.house")}
                  </Text>
                ),
            },
            {
              heading: t("officePlainTexts.outdated"),
              wide: true,
              render: ({ outdated }) => (
                <Group gap={4}>
                  {outdated.map((one) => (
                    <Badge key={one} variant="light" color="orange" c="bright" size="sm" tt="none">
                      {languageNames[one]}
                    </Badge>
                  ))}
                </Group>
              ),
            },
            {
              heading: t("officePlainTexts.changedOn"),
              render: ({ changedOn }) => (changedOn ? date(changedOn, language) : "—"),
            },
          ]}
        />
      </Stack>
    </Container>
  );
}
