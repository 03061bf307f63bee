import * as z from "zod";
import { webinarLimits } from "../../publications/webinars/webinar.ts";
import { Id, InstantText, page, paging } from "../common.ts";
import { endpoint } from "../endpoint.ts";

const id = { id: Id } as const;
const about = { kind: "publications", id: "id" } as const;

/** When and where a webinar is held. */
const Dates = z.object({
  /** Of what was read; 0 before the first. */
  revision: z.int().min(0),
  startsOn: InstantText,
  endsOn: InstantText,
  capacity: z.int().min(1).max(webinarLimits.seats),
  liveUrl: z.url({ protocol: /^https$/ }).max(500),
  cancelled: z.boolean(),
});

export const getBackOfficeWebinar = endpoint({
  method: "GET",
  path: "/back-office/publications/{id}/webinar",
  access: "admin",
  shows: ["publications", "webinars"],
  summary: "When and where a webinar is held, and how many seats are taken; nothing of one that has no date yet.",
  params: id,
  returns: z.object({ dates: Dates.optional(), taken: z.int(), sequence: z.int() }),
  errors: ["not-found"],
});

export const saveWebinar = endpoint({
  method: "PUT",
  path: "/back-office/publications/{id}/webinar",
  access: "admin",
  about,
  stale: ["publications", "webinars"],
  summary:
    "Say when and where a webinar is held, over what was read; another date, or that it is cancelled, is told to who has registered, with a new entry for their calendar.",
  params: id,
  body: Dates,
  returns: z.object({ revision: z.int() }),
  errors: ["not-found", "version-conflict", "invalid-transition"],
});

export const listWebinarRegistrations = endpoint({
  method: "GET",
  path: "/back-office/publications/{id}/registrations",
  access: "admin",
  shows: ["webinars"],
  summary: "Who has registered for a webinar.",
  params: id,
  query: paging,
  returns: page(
    z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      hasAccount: z.boolean(),
      registeredOn: InstantText,
    }),
  ),
});
