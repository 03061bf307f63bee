import { Entity, boolean, item, list, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { languages, type Language } from "../platform/locale.ts";
import { bySome, oneOf, shapeOf } from "../platform/stored/shape.ts";
import { kept, stored } from "../platform/stored/stored.ts";
import { table } from "../platform/table.ts";
import type { Origins } from "../catalogue/index.ts";
import {
  publicationStatuses,
  publicationTextFields,
  publicationTypes,
  type Publication,
  type PublicationTextField,
} from "./publication.ts";

const texts = (): z.ZodType<Partial<Record<PublicationTextField, string | undefined>>> =>
  bySome(publicationTextFields, z.string().optional());
type Origin = NonNullable<Origins<PublicationTextField>[PublicationTextField]>;
const origins = bySome(
  publicationTextFields,
  shapeOf<Origin>({ by: oneOf<Origin["by"]>({ machine: true, hand: true }), source: z.string() }),
);

/** What is said of a publication; its texts are items of their own, so that lists stay light. */
export const PublicationEntity = kept(
  new Entity({
    name: "Publication",
    table,
    schema: item({
      id: string().key(),
      code: string(),
      formerCodes: list(string()),
      type: stored(z.enum(publicationTypes)),
      status: stored(z.enum(publicationStatuses)),
      revision: number(),
      title: string(),
      written: boolean(),
      tags: list(string()),
      seriesIds: list(string()),
      lessonIds: list(string()),
      noindex: boolean(),
      thumbnailUrl: string().optional(),
      minutes: number(),
      publishOn: string().optional(),
      publishedOn: string().optional(),
      previewSecret: string(),
      createdOn: string(),
      updatedOn: string(),
      /** "PUBLICATIONS", by when they were begun. */
      gsi1pk: string(),
      gsi1sk: string(),
      /** "PUBLICATIONS#VISIBLE", by when they appeared; those that everybody finds. */
      gsi2pk: string().optional(),
      gsi2sk: string().optional(),
      /** "PUBLICATIONS#SCHEDULED", by when they are to appear. */
      gsi3pk: string().optional(),
      gsi3sk: string().optional(),
    }),
    computeKey: ({ id }: { id: string }) => ({ pk: `PUBLICATION#${id}`, sk: "PUBLICATION" }),
  }),
);

/** The index keys of a publication; those that its state has not are said to be none, since what was read brings its earlier ones along. */
export const publicationKeys = ({ id, status, createdOn, publishOn, publishedOn }: Publication) => ({
  gsi1pk: "PUBLICATIONS",
  gsi1sk: `${createdOn}#${id}`,
  ...(status === "published"
    ? { gsi2pk: "PUBLICATIONS#VISIBLE", gsi2sk: `${publishedOn}#${id}` }
    : { gsi2pk: undefined, gsi2sk: undefined }),
  ...(status === "scheduled"
    ? { gsi3pk: "PUBLICATIONS#SCHEDULED", gsi3sk: `${publishOn}#${id}` }
    : { gsi3pk: undefined, gsi3sk: undefined }),
});

/** The texts of a publication in one language; of Italian, from which the others come, without origins. */
export const PublicationTextsEntity = kept(
  new Entity({
    name: "PublicationTexts",
    table,
    schema: item({
      publicationId: string().key(),
      language: stored(z.enum(languages)).key(),
      version: number(),
      texts: stored(texts()),
      origins: stored(origins),
    }),
    computeKey: ({ publicationId, language }: { publicationId: string; language: Language }) => ({
      pk: `PUBLICATION#${publicationId}`,
      sk: `TEXTS#${language}`,
    }),
  }),
);

/** How often it was read; apart, so that readers never stand in an editor's way. */
export const PublicationViewsEntity = kept(
  new Entity({
    name: "PublicationViews",
    table,
    schema: item({ publicationId: string().key(), count: number() }),
    computeKey: ({ publicationId }: { publicationId: string }) => ({ pk: `PUBLICATION#${publicationId}`, sk: "VIEWS" }),
    timestamps: false,
  }),
);

/** That somebody has read it on a day, by a hash that is of that day alone; gone soon after. */
export const PublicationViewEntity = kept(
  new Entity({
    name: "PublicationView",
    table,
    schema: item({
      publicationId: string().key(),
      day: string().key(),
      viewer: string().key(),
      expiresAt: number(),
    }),
    computeKey: ({ publicationId, day, viewer }: { publicationId: string; day: string; viewer: string }) => ({
      pk: `PUBLICATION#${publicationId}#VIEWERS#${day}`,
      sk: viewer,
    }),
    timestamps: false,
  }),
  { removals: "untold" },
);

/** What the hashes of a day's readers are made with: once it is gone nobody can tell whose they were. */
export const ViewSaltEntity = kept(
  new Entity({
    name: "ViewSalt",
    table,
    schema: item({ day: string().key(), salt: string(), expiresAt: number() }),
    computeKey: ({ day }: { day: string }) => ({ pk: `VIEWSALT#${day}`, sk: "VIEWSALT" }),
    timestamps: false,
  }),
  { removals: "untold" },
);
