import * as z from "zod";
import { Entity, item, number, string } from "dynamodb-toolbox";
import { languages, type Language } from "../../../platform/locale.ts";
import { kept, stored } from "../../../platform/stored/stored.ts";
import { table } from "../../../platform/table.ts";
import type { Instant } from "../../../platform/time.ts";

/** One version of a template: it never changes, so that a campaign's letters are what was tried. */
export interface CampaignTemplate {
  tag: string;
  version: number;
  language: Language;
  body: string;
  createdOn: Instant;
}

export const CampaignTemplateEntity = kept(
  new Entity({
    name: "CampaignTemplate",
    table,
    schema: item({
      tag: string().key(),
      version: number().key(),
      language: stored(z.enum(languages)),
      body: string(),
      createdOn: string(),
      /** "CAMPAIGNTEMPLATES", by when they were made. */
      gsi1pk: string(),
      gsi1sk: string(),
    }),
    computeKey: ({ tag, version }: { tag: string; version: number }) => ({
      pk: `CAMPAIGNTEMPLATE#${tag}`,
      sk: `VERSION#${String(version).padStart(6, "0")}`,
    }),
    timestamps: false,
  }),
);
