import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import type { Language } from "../../platform/locale.ts";
import { invalid } from "../../platform/problems.ts";
import { publicationPath } from "../publication.ts";
import { textsOf } from "../reader-texts.ts";
import { loadPublication } from "../save-publication.ts";
import { webinarCalendar } from "./calendar.ts";
import { register } from "./register.ts";

interface Wish {
  user?: Pick<User, "id" | "name" | "email"> | undefined;
  name?: string | undefined;
  email?: string | undefined;
  language: Language;
}

/**
 * Registers a visitor by what they have typed, or a user by their account, and gives them the file for their calendar. Its link leads to the webinar's
 * page: where it is watched is told by mail alone, since anybody may type any address. Problems: those of `register`, invalid-input.
 */
export async function registerReader(publicationId: string, { user, language, ...typed }: Wish, now: Date) {
  const { name, email } = user ?? typed;
  if (!name) throw invalid({ field: "name", code: "required" });
  if (!email) throw invalid({ field: "email", code: "required" });
  const webinar = await register(publicationId, { name, email, language, ...(user && { userId: user.id }) }, now);
  const publication = await loadPublication(publicationId);
  const [texts = { language: "it" as const }] = await textsOf([publication], language);
  const { title = publication.title, teaser = "" } = texts;
  const origin = setting("SITE_ORIGIN");
  const url = `${origin}${publicationPath(publication)}`;
  return { calendar: webinarCalendar(webinar, { title, description: teaser, url, host: new URL(origin).hostname }) };
}
