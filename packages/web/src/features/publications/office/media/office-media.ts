import type { listPublicationMedia } from "@solvia/core/contract/back-office/content-crm";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

/** A recording or a paper as its publication's editor shows it. */
export type OfficeMedia = AnswerOf<typeof listPublicationMedia>["items"][number];
