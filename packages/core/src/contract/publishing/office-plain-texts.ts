import * as z from "zod";
import { plainTextIds } from "../../content/plain-text.ts";
import { longestParts } from "../../content/wording/wording.ts";
import { line, paragraphs, wholeNumber } from "../../platform/text/typed.ts";
import { CivilDateText, InstantText, Language } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const id = { id: z.enum(plainTextIds) } as const;
const version = z.int().min(0);

const Section = z.object({
  heading: line().min(1).max(longestParts.heading),
  paragraphs: z.array(paragraphs().min(1).max(longestParts.paragraph)).min(1).max(longestParts.paragraphs),
});
const Words = z.object({
  title: line().min(1).max(longestParts.title),
  lead: paragraphs().min(1).max(longestParts.lead),
  sections: z.array(Section).min(1).max(longestParts.sections),
});
/** Of what tells the law alone: the day up to which its sources were read. */
const asOf = CivilDateText.optional();
const Read = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
});

export const listBackOfficePlainTexts = endpoint({
  method: "GET",
  path: "/back-office/plaintexts",
  access: "admin",
  shows: ["plain-texts"],
  summary: "The texts of the house that have a page of their own, with the languages that the office has written anew.",
  query: { language: Language.default("it") },
  returns: z.object({
    items: z.array(
      z.object({
        id: id.id,
        title: z.string(),
        /** Where the office's words stand. */
        written: z.array(Language),
        /** Translations that are older than the Italian. */
        outdated: z.array(Language),
        changedOn: InstantText.optional(),
      }),
    ),
  }),
});

export const getBackOfficePlainText = endpoint({
  method: "GET",
  path: "/back-office/plaintexts/{id}",
  access: "admin",
  shows: ["plain-texts"],
  summary: "The words of a text of the house in one language, of now or of an earlier version; 0 is as the house came.",
  params: id,
  query: { language: Language.default("it"), version: wholeNumber(0, 999_999).optional() },
  returns: z.object({
    id: id.id,
    language: Language,
    /** The current one. */
    version,
    shownVersion: version,
    italianVersion: version,
    outdated: z.boolean(),
    words: Read.extend({ asOf }),
    /** What a translator writes by. */
    italian: Read.optional(),
    /** The newest first, fifty at most. */
    versions: z.array(z.object({ version, changedOn: InstantText })),
  }),
  errors: ["not-found"],
});

export const savePlainText = endpoint({
  method: "PUT",
  path: "/back-office/plaintexts/{id}",
  access: "admin",
  about: { kind: "plain-texts", id: "id" },
  stale: ["plain-texts"],
  summary: "Write a text of the house in one language over the version that was read; each version stays for good.",
  params: id,
  body: Words.extend({ language: Language, version, italianVersion: version, asOf }),
  returns: z.object({ version }),
  errors: ["version-conflict"],
});
