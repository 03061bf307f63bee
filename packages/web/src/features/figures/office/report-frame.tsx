import { Button, Container, Group, Stack, Text, Title } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { currentPeriod } from "@solvia/core/figures/rules/period";
import { IconDownload } from "../../../ui/icons.gen.ts";
import { AnchorLink } from "../../../ui/links.tsx";
import { usePageHead } from "../../../ui/page-head.ts";
import { Failure } from "../../../ui/states.tsx";
import { Waiting } from "../../../ui/waiting/waiting.tsx";
import { useFigureWords, type Report } from "./figures.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { saveReport } from "./save-report.ts";

interface Props<R extends Report> {
  title: string;
  period: string | undefined;
  go: (period: string) => void;
  data: R | undefined;
  error: Error | null;
  retry: () => void;
  children: (report: R) => ReactNode;
}

/** A page of figures: which period, the ways to the other pages, and the figures as a file. */
export function ReportFrame<R extends Report>({ title, period, go, data, error, retry, children }: Props<R>) {
  const words = useFigureWords();
  const { t } = words;
  usePageHead({ title });
  const [running] = useState(() => currentPeriod("month", new Date()));
  const search = period === undefined ? {} : { period };
  return (
    <Container size="xl" py="md">
      <Group justify="space-between" align="flex-start">
        <Title order={1} size="h3">
          {title}
        </Title>
        <Group gap="md">
          <AnchorLink to="/back-office/kpi" search={search} size="sm">
            {t("officeFigures.general")}
          </AnchorLink>
          <AnchorLink to="/back-office/sales-kpi" search={search} size="sm">
            {t("officeFigures.sales")}
          </AnchorLink>
          <AnchorLink to="/back-office/kpi-tech" search={search} size="sm">
            {t("officeFigures.tech")}
          </AnchorLink>
          <Button
            size="xs"
            variant="default"
            leftSection={<IconDownload size={16} />}
            disabled={!data}
            onClick={() => data && saveReport(data, words)}
          >
            {t("officeFigures.save")}
          </Button>
        </Group>
      </Group>
      <Text c="dimmed" size="sm" mb="md">
        {t("officeFigures.hint")}
      </Text>
      <PeriodChoice period={period ?? data?.period ?? running} go={go} />
      {error && <Failure error={error} retry={retry} />}
      {!data && !error && <Waiting shape="cards" />}
      {data && (
        <Stack gap="xl" mt="md">
          {children(data)}
        </Stack>
      )}
    </Container>
  );
}
