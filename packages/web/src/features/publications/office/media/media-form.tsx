import { Button, Stack } from "@mantine/core";
import { mediaLimits, chaptersText, readChapters } from "@solvia/core/publications/media/media";
import { call } from "../../../../api/client.ts";
import { changePublicationMedia } from "../../../../api/endpoints.gen.ts";
import { officeRecordingsTexts } from "../../../../i18n/areas/office-recordings.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { LimitedArea, LimitedText } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import type { OfficeMedia } from "./office-media.ts";

/** The name of a file, and the chapters of a recording. */
export function MediaForm({ publicationId, media }: { publicationId: string; media: OfficeMedia }) {
  const { t } = useTexts(officeRecordingsTexts);
  const { id, kind, name, chapters, revision } = media;
  const form = useContractForm(changePublicationMedia, {
    values: { name, chapters: chaptersText(chapters) },
    input: (values) => ({
      params: { id: publicationId, mediaId: id },
      body: { revision, name: values.name, chapters: readChapters(values.chapters).chapters },
    }),
    send: (input) => call(changePublicationMedia, input),
    shows: ["chapters"],
    done: t("officeRecordings.saved"),
    failed: t("officeRecordings.failed"),
  });
  const [refused] = readChapters(form.getValues().chapters).refused;
  return (
    <Form {...form.frame}>
      <Stack gap="sm">
        <LimitedText
          label={t("officeRecordings.name")}
          longest={mediaLimits.name}
          autoComplete="off"
          {...form.field("name")}
        />
        {kind === "recording" && (
          <LimitedArea
            label={t("officeRecordings.chapters")}
            description={t("officeRecordings.chaptersHint")}
            longest={mediaLimits.chapters * (mediaLimits.chapterTitle + 10)}
            autosize
            minRows={2}
            {...form.field("chapters")}
            {...(refused !== undefined && { error: t("officeRecordings.chapterRefused", { line: refused }) })}
          />
        )}
        <Refused form={form} />
        <Button
          type="submit"
          variant="default"
          loading={form.isPending}
          disabled={refused !== undefined}
          style={{ alignSelf: "flex-start" }}
        >
          {t("officeRecordings.save")}
        </Button>
      </Stack>
    </Form>
  );
}
