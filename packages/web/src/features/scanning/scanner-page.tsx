import { Container, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { readCode } from "@solvia/core/serials/codes/read-code";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import { RequireLogin } from "../login/require-login.tsx";
import { CodeCard } from "./code-card.tsx";
import { Scanner } from "./scanner.tsx";
import { signal } from "./signal.ts";

/** So many of the last codes stay on the page. */
const kept = 20;

export const ScannerPage = () => (
  <RequireLogin access="warehouse">
    <Content />
  </RequireLogin>
);

/** Says of each code what it is, the last one first. */
function Content() {
  const { t } = useTexts(officeScanningTexts);
  const [read, setRead] = useState<readonly { at: number; text: string }[]>([]);
  const take = (text: string) => {
    signal(readCode(text).unreadable ? "refused" : "done");
    setRead((before) => [{ at: (before[0]?.at ?? 0) + 1, text }, ...before].slice(0, kept));
  };
  return (
    <Container size="xs" py="md">
      <Stack>
        <Title order={1}>{t("scanner.title")}</Title>
        <Scanner onScan={({ text }) => take(text)} />
        {read.length === 0 && <Text c="dimmed">{t("scanner.hint")}</Text>}
        <Stack role="log" aria-label={t("scanner.read")}>
          {read.map(({ at, text }) => (
            <CodeCard key={at} code={readCode(text)} />
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}
