import { setTimeout as pause } from "node:timers/promises";
import { readNotifications } from "@solvia/core/contract/engagement-access";
import { listNotifications, markNotificationsRead } from "@solvia/core/crm/notifications/list-notifications";
import { asCustomer, personOf } from "./actors.ts";
import type { Stage } from "./stage.ts";

/** Who was in the shop last when, in days before today: what is told since then is new to them. */
const lastSeen = [
  ["cliente@solvia.example", 1.5],
  ["azienda@solvia.example", 1],
  ["rivenditore@solvia.example", 4],
  ["germania@solvia.example", 0.5],
] as const;

/** Workers write the notices; this long the first of them is waited for. */
const longestWaitMs = 60_000;

/** What customers have read of what the site told them; told once all that it tells of has happened. */
export async function noticesRead({ act, ago }: Stage): Promise<void> {
  for (const [email, days] of lastSeen) {
    await act(`${email} has read`, async () => {
      const now = ago(days);
      const seenUntil = async () => {
        const { items } = await listNotifications(await personOf(email, now), { limit: 100 }, now);
        return items.find(({ createdOn }) => createdOn <= now.toISOString());
      };
      const end = Date.now() + longestWaitMs;
      while (!(await seenUntil())) {
        if (Date.now() > end) throw new Error(`nobody has told ${email} of anything`);
        await pause(100);
      }
      const upTo = (await seenUntil())?.id ?? "";
      await asCustomer(email, { endpoint: readNotifications, now }, (user) => markNotificationsRead(user, upTo, now));
    });
  }
}
