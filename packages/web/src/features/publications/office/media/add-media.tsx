import { Button, Stack } from "@mantine/core";
import { useState } from "react";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { mediaLimits } from "@solvia/core/publications/media/media";
import { call } from "../../../../api/client.ts";
import { addPublicationMedia } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeRecordingsTexts } from "../../../../i18n/areas/office-recordings.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { FileField } from "../../../../ui/fields/file-field.tsx";
import { LimitedText } from "../../../../ui/fields/limited.tsx";
import { Form } from "../../../../ui/form.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { readSeconds } from "./read-seconds.ts";

/** Adds a recording or a paper: its length is read here, before it is sent. */
export function AddMedia({ publicationId }: { publicationId: string }) {
  const { t } = useTexts(officeRecordingsTexts);
  const [file, setFile] = useState<File | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const form = useContractForm(addPublicationMedia, {
    values: { name: "" },
    input: ({ name }) => ({
      params: { id: publicationId },
      // Its key comes with the upload.
      body: { name: name || (file?.name ?? ""), file: file?.name ?? "" },
    }),
    send: async ({ params, body }) => {
      if (!file) return call(addPublicationMedia, { params, body });
      const seconds = await readSeconds(file).catch(() => undefined);
      const key = await upload("publication-media", file);
      return call(addPublicationMedia, { params, body: { ...body, file: key, ...(seconds && { seconds }) } });
    },
    shows: ["file"],
    at: { "file-too-large": ["file", t("officeRecordings.tooLarge")] },
    done: t("officeRecordings.added"),
    failed: t("officeRecordings.failed"),
    onSaved: () => setFile(null),
  });
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    form.clearFieldError("file");
    setUnreadable(false);
    if (chosen) void readSeconds(chosen).catch(() => setUnreadable(true));
  };
  return (
    <Form {...form.frame} typed={form.frame.typed || (file !== null && !form.isPending)}>
      <Stack gap="sm" pt="sm" style={{ borderTop: "1px solid var(--line)" }}>
        <FileField
          label={t("officeRecordings.file")}
          description={t("officeRecordings.fileHint")}
          accept={uploadKinds["publication-media"].types.join(",")}
          value={file}
          onChange={choose}
          error={
            (form.errors["file"] as string | undefined) ?? (isUnreadable && t("officeRecordings.unreadableLength"))
          }
          data-path="file"
        />
        <LimitedText
          label={t("officeRecordings.name")}
          longest={mediaLimits.name}
          autoComplete="off"
          {...form.field("name")}
        />
        <Refused form={form} />
        <Button type="submit" loading={form.isPending} style={{ alignSelf: "flex-start" }}>
          {t("officeRecordings.add")}
        </Button>
      </Stack>
    </Form>
  );
}
