import { Stack } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { savePublication } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { MediaPanel } from "./media/media-panel.tsx";
import { PublicationActs } from "./publication-acts.tsx";
import { PublicationFields } from "./publication-fields.tsx";
import { WebinarDates } from "./webinar-dates.tsx";
import { bodyOf, thumbnailOf, valuesOf, type Publication, type Values } from "./publication-values.ts";

/** What is sent of a publication that is there: its type stays what it is. */
const changeOf = (values: Values, revision: number) => {
  const { type: _, ...body } = bodyOf(values);
  return { ...body, revision };
};

/** A publication's editor, and what may be done with it. */
export function SavedPublication({ publication }: { publication: Publication }) {
  const { t } = useTexts(officePublicationsTexts);
  const { id, revision } = publication;
  const [file, setFile] = useState<File | null>(null);
  const form = useContractForm(savePublication, {
    values: valuesOf(publication),
    input: (values) => ({ params: { id }, body: changeOf(values, revision) }),
    send: async ({ params, body }) =>
      call(savePublication, { params, body: { ...body, ...(await thumbnailOf(file)) } }),
    shows: ["body", "thumbnail", "tags", "seriesIds", "lessonIds"],
    at: { "file-too-large": ["thumbnail", t("officePublications.tooLarge")] },
    draft: { of: `publication/${id}` },
    done: t("officePublications.saved"),
    failed: t("officePublications.failed"),
    onSaved: () => setFile(null),
  });
  return (
    <>
      <PublicationFields form={form} publication={publication} file={file} onFile={setFile}>
        <PublicationActs publication={publication} isTyped={form.isTyped || file !== null} />
      </PublicationFields>
      <Stack mt="md">
        <MediaPanel id={id} mayChange={publication.status !== "archived"} />
      </Stack>
      {publication.type === "webinar" && (
        <Stack mt="md">
          <WebinarDates id={id} />
        </Stack>
      )}
    </>
  );
}
