import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { phoneOf } from "../../accounts/index.ts";
import type { User } from "../../platform/access.ts";
import { invalid } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { instant } from "../../platform/time.ts";
import type { WishKind } from "../lead-codes.ts";
import { roomOf, weekOf } from "../near/pace.ts";
import { shareOf } from "../near/nearest.ts";
import { placeOf, type TypedPlace } from "../near/place.ts";
import { profileWrite } from "../stored-lead.ts";
import type { InstallerProfile } from "./profile.ts";
import { activeInstaller, findProfile } from "./stored-profile.ts";

interface ProfileInput {
  name: string;
  about: string;
  telephone?: string | undefined;
  website?: string | undefined;
  kinds: readonly WishKind[];
  place: TypedPlace;
  active: boolean;
}

/** As its installer reads it: how many leads they take this week, and their share answered in time. */
const ownView = (profile: InstallerProfile, now: Date) => ({
  ...profile,
  room: roomOf(profile, now),
  ...shareOf(profile),
});

/** One's own; null before it is written. */
export async function ownProfile({ id }: Pick<User, "id">, now: Date) {
  const profile = await findProfile(id);
  return { profile: profile ? ownView(profile, now) : null };
}

/** What everybody reads of an installer who takes leads. Problem: not-found. */
export async function publicProfile(id: string, now: Date) {
  const profile = await activeInstaller(id);
  const { asked, answered, place, ...shown } = profile;
  return {
    ...shown,
    ...shareOf({ asked, answered }),
    city: place.city,
    postalCode: place.postalCode,
    room: roomOf(profile, now),
  };
}

/**
 * Writes one's own profile; pace and figures stay as they are, whatever happens meanwhile. Problem:
 * invalid-input for a place or a telephone that is none.
 */
export async function saveProfile(user: Pick<User, "id">, input: ProfileInput, now: Date) {
  const place = placeOf(input.place);
  const telephone = input.telephone ? phoneOf(input.telephone, place.countryCode) : undefined;
  if (input.telephone && !telephone) throw invalid({ field: "telephone", code: "invalid" });
  return untilWritten(async () => {
    const before = await findProfile(user.id);
    const figures = before ?? { paceWeek: weekOf(now), paceTaken: 0, asked: 0, answered: 0, revision: 0 };
    const after = { ...figures, ...input, id: user.id, place, telephone, changedOn: instant(now) };
    try {
      await execute(profileWrite({ before, after }));
    } catch (error) {
      throw orVersionConflict(error);
    }
    return { profile: ownView({ ...after, revision: after.revision + 1 }, now) };
  });
}
