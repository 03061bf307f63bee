import type { User } from "../../platform/access.ts";
import type { Language } from "../../platform/locale.ts";
import { readAll } from "../../platform/storing/read-all.ts";
import { queryApart } from "../../platform/storing/read-apart.ts";
import { daysLater, instant } from "../../platform/time.ts";
import { publicationsById } from "../save-publication.ts";
import { cardsOf } from "../reader-texts.ts";
import { findRegistration, isFull, openWebinar, readerOf, registrationByToken, registrationToken } from "./register.ts";
import { WebinarEntity, WebinarSeatsEntity } from "./webinar.table.ts";
import { phaseOf, type Webinar } from "./webinar.ts";

/** Webinars that one list shows. */
const listed = 60;

const shown = (webinar: Webinar, full: boolean, now: Date) => {
  const { startsOn, endsOn, cancelled } = webinar;
  return { startsOn, endsOn, cancelled, phase: phaseOf(webinar, now), full };
};

interface Wanted {
  phase: "upcoming" | "past";
  language: Language;
}

/** Webinars that everybody finds: those to come and under way, the next first; or those that are over, the last first. Never the link. */
export async function listWebinars({ phase, language }: Wanted, now: Date) {
  const isPast = phase === "past";
  // One that is under way has begun before: a day is longer than any.
  const since = instant(daysLater(now, -1));
  const { rows } = await queryApart(
    WebinarEntity,
    { index: "gsi1", partition: "WEBINARS", range: isPast ? { lt: `${instant(now)}~` } : { gt: since } },
    { limit: listed, reverse: isPast },
  );
  const fitting = rows.filter((row) => (phaseOf(row, now) === "past") === isPast);
  const ids = fitting.map(({ publicationId }) => ({ publicationId }));
  const [publications, seats] = await Promise.all([
    publicationsById(ids.map(({ publicationId }) => publicationId)),
    readAll(WebinarSeatsEntity, ids),
  ]);
  const taken = new Map(seats.map((one) => [one.publicationId, one.taken]));
  const open = publications.filter(({ status }) => status === "published");
  const cards = new Map((await cardsOf(open, language)).map((card) => [card.id, card]));
  return {
    items: fitting.flatMap((webinar) => {
      const card = cards.get(webinar.publicationId);
      const full = (taken.get(webinar.publicationId) ?? 0) >= webinar.capacity;
      return card ? [{ ...card, ...shown(webinar, full, now) }] : [];
    }),
  };
}

interface Viewer {
  user?: Pick<User, "email"> | undefined;
  /** What a letter's link carries. */
  token?: string | undefined;
}

/**
 * When a webinar is held, for everybody; for who has registered, by their account's address or by their letter's link, also where it is
 * watched, until it is over. Problem: not-found.
 */
export async function readWebinar(publicationId: string, { user, token }: Viewer, now: Date) {
  const webinar = await openWebinar(publicationId);
  const [full, byToken, own] = await Promise.all([
    isFull(webinar),
    token ? registrationByToken(publicationId, token) : undefined,
    user ? findRegistration(publicationId, readerOf(user.email)) : undefined,
  ]);
  const registration = byToken ?? own;
  const facts = shown(webinar, full, now);
  return {
    ...facts,
    registered: registration !== undefined,
    ...(registration && { leaveToken: registrationToken(registration) }),
    ...(registration && !webinar.cancelled && facts.phase !== "past" && { liveUrl: webinar.liveUrl }),
  };
}
