import type { getBackOfficePublication } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { upload } from "../../../api/upload.ts";

export type Publication = AnswerOf<typeof getBackOfficePublication>;

/** What the editor's fields hold of a publication, or of a new one. */
export const valuesOf = (publication: Publication | undefined) => ({
  type: publication?.type ?? "article",
  title: publication?.title ?? "",
  teaser: publication?.teaser ?? "",
  body: publication?.body ?? "",
  code: publication?.code ?? "",
  tags: publication?.tags ?? [],
  seriesIds: publication?.seriesIds ?? [],
  lessonIds: publication?.lessonIds ?? [],
  noindex: publication?.noindex ?? false,
});
export type Values = ReturnType<typeof valuesOf>;

/** What is sent of them: only a course has lessons. */
export const bodyOf = ({ code, lessonIds, ...values }: Values) => ({
  ...values,
  ...(code && { code }),
  lessonIds: values.type === "course" ? lessonIds : [],
});

/** The upload of a picture that was chosen. */
export const thumbnailOf = async (file: File | null) =>
  file ? { thumbnail: await upload("publication-image", file) } : {};
