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

type Shown = Pick<Publication, "type" | "status" | "previewSecret">;

/** Whether the files of a publication, and what is said in them, are this reader's at this moment: of what isn't published for who has its preview's address and for the office. */
export const mayOpen = (publication: Shown, { preview, user }: Omit<Asked, "language">): boolean =>
  (publication.status === "published" || preview === publication.previewSecret || allowed("admin", user)) &&
  mayRead(publication, user);
