import { Alert, Button, Group, Paper, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { Command } from "./command.ts";
import { RefusalWords } from "./refusal-words.tsx";
import type { Commands } from "./use-commands.ts";

interface Props {
  commands: Commands;
  /** What a refused command offers besides being dropped: answers to the server's question. */
  answers?: (command: Command) => ReactNode;
}

/** What the server hasn't answered, and what it has refused, which stays until somebody has seen it. */
export function WaitingCommands({ commands: { waiting, refused, ofOthers, drop }, answers }: Props) {
  const { t } = useTexts(officeScanningTexts);
  return (
    <Stack gap="xs">
      <div role="status">
        {waiting.length > 0 && (
          <Alert color="orange" py="xs" title={t("scanning.queue.waiting", { count: waiting.length })}>
            <Text size="sm">{t("scanning.queue.notDone")}</Text>
            <Text size="sm" translate="no" style={{ overflowWrap: "anywhere" }}>
              {waiting
                .slice(0, shown)
                .map(({ label }) => label)
                .join(" · ")}
              {waiting.length > shown && " …"}
            </Text>
          </Alert>
        )}
      </div>
      {refused.length > 0 && (
        <Stack component="section" gap="xs" aria-label={t("scanning.queue.refused")}>
          {refused.toReversed().map((command) => (
            <Paper key={command.seq} withBorder p="sm" style={{ borderColor: "var(--mantine-color-red-6)" }}>
              <Text fw={700} translate="no" style={{ overflowWrap: "anywhere" }}>
                {command.label}
              </Text>
              {command.problem && <RefusalWords problem={command.problem} />}
              <Group gap="xs" mt="xs">
                {answers?.(command)}
                <Button variant="default" size="md" onClick={() => void drop(command)}>
                  {t("scanning.queue.drop")}
                </Button>
              </Group>
            </Paper>
          ))}
        </Stack>
      )}
      {ofOthers > 0 && (
        <Text size="sm" c="dimmed">
          {t("scanning.queue.ofOthers", { count: ofOthers })}
        </Text>
      )}
    </Stack>
  );
}

/** So many of what waits are named. */
const shown = 6;
