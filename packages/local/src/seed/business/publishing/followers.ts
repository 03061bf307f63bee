import { setPublicationSubscription } from "@solvia/core/contract/content";
import { follow, followingOf } from "@solvia/core/publications/following/follow";
import type { Followed } from "@solvia/core/publications/following/topics";
import { asCustomer } from "../actors.ts";
import type { Stage } from "../stage.ts";

/** Who follows what: a type, a topic, both, and of notes that their plan opens. */
const followers: readonly (readonly [email: string, followed: Followed])[] = [
  ["cliente@solvia.example", { types: ["article"], tags: [] }],
  ["azienda@solvia.example", { types: ["lesson", "course"], tags: ["norme"] }],
  ["premium@solvia.example", { types: ["technicalNote"], tags: ["progetto", "stringhe"] }],
  ["installatore@solvia.example", { types: [], tags: ["accumulo"] }],
];

/** Customers who follow publications: the article that is to appear is told to two of them. */
export async function publicationFollowers({ act, ago }: Stage): Promise<void> {
  for (const [place, [email, followed]] of followers.entries()) {
    await act(`${email} follows publications`, () => {
      const now = ago(3 + place, email);
      return asCustomer(email, { endpoint: setPublicationSubscription, now }, async (user) => {
        const { revision } = await followingOf(user);
        if (revision === 0) await follow(user, { ...followed, revision }, now);
      });
    });
  }
}
