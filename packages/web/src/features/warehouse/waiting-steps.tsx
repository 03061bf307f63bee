import { Alert, Button, Paper, Stack, Text } from "@mantine/core";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../i18n/index.ts";
import type { Commands } from "../scanning/queue/use-commands.ts";
import { StepRefusal } from "./step-refusal.tsx";

/** Steps that the server hasn't answered, of which nothing is done, and those that it has refused, until somebody has seen them. */
export function WaitingSteps({ commands: { waiting, refused, drop } }: { commands: Commands }) {
  const { t } = useTexts(officeWarehouseTexts);
  return (
    <Stack gap="xs">
      <div role="status">
        {waiting.length > 0 && (
          <Alert color="orange" py="xs" title={t("floor.steps.waiting", { count: waiting.length })}>
            <Text size="sm">{t("floor.steps.notDone")}</Text>
            <Text size="sm">{waiting.map(({ label }) => label).join(" · ")}</Text>
          </Alert>
        )}
      </div>
      {refused.length > 0 && (
        <Stack component="section" gap="xs" aria-label={t("floor.steps.refused")}>
          {refused.map((command) => (
            <Paper key={command.seq} withBorder p="sm" style={{ borderColor: "var(--mantine-color-red-6)" }}>
              <Text fw={700}>{command.label}</Text>
              {command.problem && <StepRefusal problem={command.problem} />}
              <Button variant="default" size="md" mt="xs" onClick={() => void drop(command)}>
                {t("floor.steps.drop")}
              </Button>
            </Paper>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
