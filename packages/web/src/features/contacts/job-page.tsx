import "@mantine/core/styles/List.css";
import { Container, List, Stack, Text, Title } from "@mantine/core";
import type { Job } from "@solvia/core/contacts/messages/message";
import { jobsTexts } from "../../i18n/areas/jobs.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { usePageHead } from "../../ui/page-head.ts";
import { ApplicationForm } from "./application-form.tsx";

/** One job, and the form by which somebody applies for it. */
export function JobPage({ job }: { job: Job }) {
  const { t } = useTexts(jobsTexts);
  const [title, lead] = [t(`jobs.of.${job}.title`), t(`jobs.of.${job}.lead`)];
  usePageHead({ title, description: lead, path: `/work-with-us/${job}` });
  return (
    <Container size="sm" py="lg">
      <Stack gap="lg">
        <div>
          <AnchorLink to="/work-with-us" size="sm">
            {t("jobs.title")}
          </AnchorLink>
          <Title order={1} size="h2">
            {title}
          </Title>
          <Text size="lg" mt="sm">
            {lead}
          </Text>
        </div>
        <section>
          <Title order={2} size="h4">
            {t("jobs.duties")}
          </Title>
          <List mt="xs">
            <List.Item>{t(`jobs.of.${job}.do1`)}</List.Item>
            <List.Item>{t(`jobs.of.${job}.do2`)}</List.Item>
            <List.Item>{t(`jobs.of.${job}.do3`)}</List.Item>
          </List>
        </section>
        <section>
          <Title order={2} size="h4">
            {t("jobs.wants")}
          </Title>
          <List mt="xs">
            <List.Item>{t(`jobs.of.${job}.ask1`)}</List.Item>
            <List.Item>{t(`jobs.of.${job}.ask2`)}</List.Item>
          </List>
        </section>
        <ApplicationForm job={job} />
      </Stack>
    </Container>
  );
}
