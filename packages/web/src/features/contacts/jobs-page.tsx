import { Card, Container, Stack, Text, Title } from "@mantine/core";
import { jobs } from "@solvia/core/contacts/messages/message";
import { jobsTexts } from "../../i18n/areas/jobs.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { usePageHead } from "../../ui/page-head.ts";

/** The jobs that are open. */
export function JobsPage() {
  const { t } = useTexts(jobsTexts);
  usePageHead({ title: t("jobs.title"), description: t("jobs.intro"), path: "/work-with-us" });
  return (
    <Container size="sm" py="lg">
      <Title order={1} size="h2">
        {t("jobs.title")}
      </Title>
      <Text size="lg" mt="sm" mb="lg">
        {t("jobs.intro")}
      </Text>
      <Stack>
        {jobs.map((job) => (
          <Card key={job} withBorder component="article">
            <Title order={2} size="h4">
              {t(`jobs.of.${job}.title`)}
            </Title>
            <Text my="xs">{t(`jobs.of.${job}.lead`)}</Text>
            <AnchorLink
              to="/work-with-us/$job"
              params={{ job }}
              aria-label={`${t("jobs.see")}: ${t(`jobs.of.${job}.title`)}`}
            >
              {t("jobs.see")}
            </AnchorLink>
          </Card>
        ))}
      </Stack>
    </Container>
  );
}
