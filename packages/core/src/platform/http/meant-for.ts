import type { Access, User } from "../access.ts";
import { Problem } from "../problems.ts";

/** Of an endpoint's declaration. */
interface MeantFor {
  method: string;
  access: Access;
  ofSession?: true | undefined;
}

type Caller = Pick<User, "id" | "actedBy" | "actingEnded">;

/**
 * Whether a request that names `viewer` (nobody before a page knows who looks, as programs do) may be done as this caller of a
 * session. Without a name nothing is written while the session acts for a customer, nor once that has ended by
 * itself. Problems: meant-for-another; not-logged-in where it would become a visitor's.
 */
export function demandMeant(
  { method, access, ofSession }: MeantFor,
  caller: Caller | undefined,
  viewer: string | undefined,
): void {
  if (ofSession) return;
  if (!caller) {
    if (viewer !== undefined && access === "shopper") throw new Problem("not-logged-in");
    return;
  }
  const isUnsaid = viewer === undefined && method !== "GET" && Boolean(caller.actedBy ?? caller.actingEnded);
  if (isUnsaid || (viewer !== undefined && viewer !== caller.id)) throw new Problem("meant-for-another");
}
