import { wordingFor, type Post } from "../../mail/index.ts";
import { setting } from "../../platform/config.ts";
import type { PayloadOf } from "../../platform/work/event.ts";
import type { webinarTold } from "../events.ts";
import { publicationPath } from "../publication.ts";
import { textsOf } from "../reader-texts.ts";
import { publicationsById } from "../save-publication.ts";
import { webinarCalendar } from "../webinars/calendar.ts";
import { findWebinar } from "../webinars/find-webinar.ts";
import { findRegistration, registrationToken } from "../webinars/register.ts";
import { phaseOf } from "../webinars/webinar.ts";
import { webinarLetter } from "./webinar-letter.ts";

/**
 * The letter to one who has registered, as things stand when it leaves: nothing to who has left meanwhile, of a webinar that was withdrawn, or of a
 * date that is no longer its own; no reminder of what has begun or was cancelled.
 */
export async function webinarPost({
  publicationId,
  reader,
  kind,
  sequence,
}: PayloadOf<typeof webinarTold>): Promise<readonly Post[]> {
  const [[publication], webinar, registration] = await Promise.all([
    publicationsById([publicationId]),
    findWebinar(publicationId),
    findRegistration(publicationId, reader),
  ]);
  if (!publication || !webinar || !registration || webinar.sequence !== sequence) return [];
  const isReminder = kind === "dayBefore" || kind === "hourBefore";
  if (isReminder && (webinar.cancelled || phaseOf(webinar, new Date()) !== "upcoming")) return [];
  const { email, name, language } = registration;
  const [texts = { language: "it" as const }] = await textsOf([publication], language);
  const wording = wordingFor(language);
  const { title = publication.title, teaser = "" } = texts;
  const token = registrationToken(registration);
  const path = publicationPath(publication);
  const letter = webinarLetter(wording, { name, kind, webinar, title, path, token });
  const url = `${wording.origin}${path}?registration=${token}`;
  const calendar = webinarCalendar(webinar, {
    title,
    description: teaser,
    url,
    host: new URL(setting("SITE_ORIGIN")).hostname,
  });
  const file = {
    filename: "webinar.ics",
    content: Buffer.from(calendar),
    contentType: calendarType(webinar.cancelled),
  };
  return [{ to: { email, language }, letter, attachments: isReminder ? [] : [file] }];
}

const calendarType = (cancelled: boolean): string =>
  `text/calendar; charset=utf-8; method=${cancelled ? "CANCEL" : "PUBLISH"}`;
