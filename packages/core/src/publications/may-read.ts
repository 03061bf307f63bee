import { hasBenefit } from "../plans/index.ts";
import { allowed, type User } from "../platform/access.ts";
import type { Language } from "../platform/locale.ts";
import { needsBenefit, type Publication } from "./publication.ts";

export interface Asked {
  language: Language;
  /** What a preview's address carries. */
  preview?: string | undefined;
  user?: Pick<User, "entitlement" | "roles"> | undefined;
}

/** The words of a technical note are for plans with that benefit, and for those who write them; whatever way they are asked for. */
export const mayRead = (publication: Pick<Publication, "type">, user: Asked["user"]): boolean =>
  !needsBenefit(publication) || hasBenefit(user?.entitlement ?? "none", "technical_notes") || allowed("admin", user);
