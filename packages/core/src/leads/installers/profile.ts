import type { Instant } from "../../platform/time.ts";
import type { LeadPlace } from "../lead.ts";
import type { WishKind } from "../lead-codes.ts";

/** How an installer shows themselves, and where they are looked for. */
export interface InstallerProfile {
  /** The user's. */
  id: string;
  name: string;
  about: string;
  telephone?: string | undefined;
  website?: string | undefined;
  kinds: readonly WishKind[];
  place: LeadPlace;
  /** Whether they take leads at present. */
  active: boolean;
  /** The Monday of the week in which they were named last, and how often in it. */
  paceWeek: string;
  paceTaken: number;
  /** How often they were named, and how often they answered in time. */
  asked: number;
  answered: number;
  revision: number;
  changedOn: Instant;
}
