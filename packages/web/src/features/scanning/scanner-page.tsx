import { Container, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { readCode } from "@solvia/core/serials/codes/read-code";
import { officeScanningTexts } from "../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../i18n/index.ts";
import { FloorNav } from "./floor-nav.tsx";
import { useOfflineWords } from "../../ui/network.tsx";
import { RequireLogin } from "../login/require-login.tsx";
import { CodeCard } from "./code-card.tsx";
import { MovementScanner } from "./movement-scanner.tsx";
import { OpenPaper } from "./open-paper.tsx";
import { KnownSerial } from "./known-serial.tsx";
import { Scanner } from "./scanner.tsx";
import { signal } from "./signal.ts";

/** So many of the last codes stay on the page. */
const kept = 20;

/** Of a movement where one is said, else of any code. */
export const ScannerPage = ({ movementId }: { movementId: string | undefined }) => (
  <RequireLogin access="warehouse">
    {movementId === undefined ? <Content /> : <OfMovement movementId={movementId} />}
  </RequireLogin>
);

function OfMovement({ movementId }: { movementId: string }) {
  const { t } = useTexts(officeScanningTexts);
  return (
    <Container size="xs" py="md">
      <Stack>
        <FloorNav />
        <Title order={1}>{t("scanner.ofMovement")}</Title>
        <MovementScanner movementId={movementId} />
      </Stack>
    </Container>
  );
}

/** Says of each code what it is and, of a serial, who has the piece; the last one first. */
function Content() {
  const { t } = useTexts(officeScanningTexts);
  useOfflineWords(t("scanner.offlineNotice"));
  const [read, setRead] = useState<readonly { at: number; text: string }[]>([]);
  const take = (text: string) => {
    signal(readCode(text).unreadable ? "refused" : "done");
    setRead((before) => [{ at: (before[0]?.at ?? 0) + 1, text }, ...before].slice(0, kept));
  };
  return (
    <Container size="xs" py="md">
      <Stack>
        <FloorNav />
        <Title order={1}>{t("scanner.title")}</Title>
        <Scanner onScan={({ text }) => take(text)} />
        {read.length === 0 && <Text c="dimmed">{t("scanner.hint")}</Text>}
        <Stack role="log" aria-label={t("scanner.read")}>
          {read.map(({ at, text }) => (
            <CodeCard key={at} code={readCode(text)}>
              <OpenPaper code={readCode(text)} />
              {readCode(text).serials.map((code) => (
                <KnownSerial key={code} code={code} />
              ))}
            </CodeCard>
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}
