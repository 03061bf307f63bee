import * as z from "zod";
import { publicationStatuses, publicationTextFields, publicationTypes } from "../../publications/publication.ts";
import { Id, Language, page, paging } from "../common.ts";
import { empty, endpoint } from "../endpoint.ts";
import {
  EditedPublication,
  NewPublication,
  OfficePublication,
  PublicationChange,
  PublicationMoveInput,
  PublicationWords,
} from "./publication-shapes.ts";
import { translations } from "./translations.ts";

const id = { id: Id } as const;
const about = { kind: "publications", id: "id" } as const;
const files = { thumbnail: "publication-image" } as const;
const fileErrors = ["file-too-large", "unsupported-media-type", "unreadable-file"] as const;
const Saved = z.object({ id: Id, revision: z.int() });

export const listBackOfficePublications = endpoint({
  method: "GET",
  path: "/back-office/publications",
  access: "admin",
  shows: ["publications"],
  summary: "What the house has written, in any state, the last begun first, with how often each was read.",
  query: {
    ...paging,
    /** Words that must all occur in title, address or tags. */
    text: z.string().max(100).optional(),
    type: z.enum(publicationTypes).optional(),
    status: z.enum(publicationStatuses).optional(),
  },
  returns: page(OfficePublication),
});

export const getBackOfficePublication = endpoint({
  method: "GET",
  path: "/back-office/publications/{id}",
  access: "admin",
  shows: ["publications"],
  summary: "A publication as its editor shows it, with what may be done with it and the address of its preview.",
  params: id,
  returns: EditedPublication,
  errors: ["not-found"],
});

export const createPublication = endpoint({
  method: "POST",
  path: "/back-office/publications",
  access: "admin",
  about: { kind: "publications" },
  stale: ["publications"],
  summary: "Begin a publication as a draft, in Italian.",
  body: NewPublication,
  files,
  returns: Saved,
  errors: ["not-found", ...fileErrors],
});

export const savePublication = endpoint({
  method: "PUT",
  path: "/back-office/publications/{id}",
  access: "admin",
  about,
  stale: ["publications", "translations"],
  summary: "Write a publication over the revision that was read; under a new name its earlier address leads to it.",
  params: id,
  body: PublicationChange,
  files,
  returns: Saved,
  errors: ["not-found", "version-conflict", "invalid-transition", ...fileErrors],
});

export const movePublication = endpoint({
  method: "POST",
  path: "/back-office/publications/{id}/state",
  access: "admin",
  about,
  stale: ["publications"],
  summary: "Publish, schedule, take the date back, hide, archive: what is missing is told at its field.",
  params: id,
  body: PublicationMoveInput,
  returns: Saved,
  errors: ["not-found", "version-conflict", "invalid-transition"],
});

export const deletePublication = endpoint({
  method: "DELETE",
  path: "/back-office/publications/{id}",
  access: "admin",
  about,
  stale: ["publications"],
  summary: "Take away a draft that nobody has ever read.",
  params: id,
  returns: empty,
  errors: ["not-found", "version-conflict", "invalid-transition"],
});

export const translatePublication = endpoint({
  method: "POST",
  path: "/back-office/publications/{id}/translate",
  access: "admin",
  about,
  stale: ["translations"],
  summary: "Have the Italian texts of a publication translated into the other languages, in the background.",
  params: id,
  returns: empty,
  errors: ["not-found", "locale-not-allowed"],
});

export const listPublicationTranslations = endpoint({
  method: "GET",
  path: "/back-office/publications/{id}/translations",
  access: "admin",
  shows: ["translations"],
  summary: "The texts of a publication in every language with who wrote each, and whether the Italian has changed.",
  params: id,
  returns: translations(PublicationWords, publicationTextFields),
  errors: ["not-found"],
});

export const correctPublicationTranslation = endpoint({
  method: "PUT",
  path: "/back-office/publications/{id}/translations/{language}",
  access: "admin",
  about,
  stale: ["translations", "publications"],
  summary: "Correct a publication's translated texts by hand: no machine overwrites them from then on.",
  params: { ...id, language: Language.exclude(["it"]) },
  body: z.object({ version: z.int(), texts: PublicationWords.partial() }),
  returns: z.object({ version: z.int() }),
  errors: ["not-found", "version-conflict"],
});
