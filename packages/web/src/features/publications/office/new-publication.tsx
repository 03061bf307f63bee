import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { createPublication } from "../../../api/endpoints.gen.ts";
import { officePublicationsTexts } from "../../../i18n/areas/office-publications.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { PublicationFields } from "./publication-fields.tsx";
import { bodyOf, thumbnailOf, valuesOf } from "./publication-values.ts";

/** A new publication: a draft from the first saving on. */
export function NewPublication() {
  const { t } = useTexts(officePublicationsTexts);
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const form = useContractForm(createPublication, {
    values: valuesOf(undefined),
    input: (values) => ({ body: bodyOf(values) }),
    send: async ({ body }) => call(createPublication, { body: { ...body, ...(await thumbnailOf(file)) } }),
    shows: ["body", "thumbnail", "tags", "seriesIds", "lessonIds"],
    at: { "file-too-large": ["thumbnail", t("officePublications.tooLarge")] },
    draft: { of: "publication/new" },
    done: t("officePublications.saved"),
    failed: t("officePublications.failed"),
    onSaved: ({ id }) => navigate({ to: "/back-office/publications/$id", params: { id }, ignoreBlocker: true }),
  });
  return <PublicationFields form={form} publication={undefined} file={file} onFile={setFile} />;
}
