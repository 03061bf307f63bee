import { Badge, Group, Text } from "@mantine/core";
import type { TranscriptionStatus } from "@solvia/core/publications/media/transcription";
import { officeRecordingsTexts } from "../../../../i18n/areas/office-recordings.ts";
import { useTexts } from "../../../../i18n/index.ts";
import type { OfficeMedia } from "./office-media.ts";

const colours = { queued: "gray", running: "blue", done: "green", failed: "red" } as const;

export function TranscriptionBadge({ status }: { status: TranscriptionStatus }) {
  const { t } = useTexts(officeRecordingsTexts);
  return (
    <Badge variant="light" color={colours[status]} c="bright" size="sm" tt="none">
      {t(`officeRecordings.statuses.${status}`)}
    </Badge>
  );
}

/** How far a recording's transcription is, and why it failed. */
export function TranscriptionState({ transcription }: Pick<OfficeMedia, "transcription">) {
  const { t } = useTexts(officeRecordingsTexts);
  if (!transcription) return <Text size="sm">{t("officeRecordings.noTranscript")}</Text>;
  const { status, reason } = transcription;
  return (
    <Group gap="xs" role="status">
      <TranscriptionBadge status={status} />
      {status === "failed" && reason && (
        <Text size="sm" className="long-words">
          {reason}
        </Text>
      )}
    </Group>
  );
}
