import { Entity, item, number, string } from "dynamodb-toolbox";
import * as z from "zod";
import { languages, type Language } from "../../platform/locale.ts";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { kept, stored } from "../../platform/stored/stored.ts";
import { table } from "../../platform/table.ts";
import type { TextSection } from "../plain-text.ts";

const sections = () => listOf(shapeOf<Readonly<TextSection>>({ heading: z.string(), paragraphs: z.array(z.string()) }));

const words = () => ({
  textId: string().key(),
  language: stored(z.enum(languages)).key(),
  title: string(),
  lead: string(),
  sections: stored(sections()),
  /** Of what tells the law: the day up to which its sources were read. */
  asOf: string().optional(),
  /** Of a translation: the version of the Italian words that it was written by, 0 for those that the house came with. */
  italianVersion: number(),
  changedOn: string(),
});

interface Key {
  textId: string;
  language: Language;
}

/** The words of a text of the house as the office has written them in one language; absent: as the house came. */
export const PlainTextWordingEntity = kept(
  new Entity({
    name: "PlainTextWording",
    table,
    schema: item({ ...words(), version: number() }),
    computeKey: ({ textId, language }: Key) => ({ pk: `PLAINTEXT#${textId}`, sk: `NOW#${language}` }),
  }),
);

/** Each version of them for good: what bound somebody who agreed to it can be read again. */
export const PlainTextVersionEntity = kept(
  new Entity({
    name: "PlainTextVersion",
    table,
    schema: item({ ...words(), version: number().key() }),
    computeKey: ({ textId, language, version }: Key & { version: number }) => ({
      pk: `PLAINTEXT#${textId}`,
      sk: `WAS#${language}#${String(version).padStart(6, "0")}`,
    }),
  }),
);
