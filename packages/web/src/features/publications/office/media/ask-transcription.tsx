import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { spokenLanguages, type Spoken } from "@solvia/core/publications/media/transcription";
import { call } from "../../../../api/client.ts";
import { askVideoTranscription } from "../../../../api/endpoints.gen.ts";
import { officeRecordingsTexts } from "../../../../i18n/areas/office-recordings.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageIn } from "../../../../i18n/languages.ts";
import { Failure } from "../../../../ui/states.tsx";
import type { OfficeMedia } from "./office-media.ts";

/** Has a recording written down, in the language that is spoken in it. */
export function AskTranscription({ publicationId, media }: { publicationId: string; media: OfficeMedia }) {
  const { t, language: own } = useTexts(officeRecordingsTexts);
  const { id, name, transcription } = media;
  const [language, setLanguage] = useState<Spoken>(transcription?.language ?? "it");
  const ask = useMutation({
    mutationFn: () => call(askVideoTranscription, { body: { publicationId, mediaId: id, language } }),
  });
  if (transcription?.status === "queued" || transcription?.status === "running") return null;
  return (
    <Stack gap="xs">
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={t("officeRecordings.language")}
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Spoken)}
          data={spokenLanguages.map((value) => ({ value, label: languageIn(value, own) }))}
        />
        <Button
          variant="default"
          loading={ask.isPending}
          aria-label={t("officeRecordings.transcribeNamed", { name })}
          onClick={() => ask.mutate()}
        >
          {t(transcription?.status === "failed" ? "officeRecordings.again" : "officeRecordings.transcribe")}
        </Button>
      </Group>
      {ask.error && <Failure error={ask.error} />}
    </Stack>
  );
}
