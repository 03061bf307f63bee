import { readNotifications } from "@solvia/core/contract/engagement-access";
import { listNotifications, markNotificationsRead } from "@solvia/core/crm/notifications/list-notifications";
import { asCustomer, personOf } from "./actors.ts";
import { heard } from "./heard.ts";
import type { Stage } from "./stage.ts";

/** Who was in the shop last when, in days before today: what is told since then is new to them. */
const lastSeen = [
  ["cliente@solvia.example", 1.5],
  ["azienda@solvia.example", 1],
  ["rivenditore@solvia.example", 4],
  ["germania@solvia.example", 0.5],
] as const;

/** What customers have read of what the site told them; told once all that it tells of has happened. */
export async function noticesRead({ act, ago }: Stage): Promise<void> {
  for (const [email, days] of lastSeen) {
    await act(`${email} has read`, async () => {
      const now = ago(days);
      let upTo = "";
      // Workers write the notices.
      await heard(async () => {
        const { items } = await listNotifications(await personOf(email, now), { limit: 100 }, now);
        upTo = items.find(({ createdOn }) => createdOn <= now.toISOString())?.id ?? "";
        return upTo !== "";
      }, `nobody has told ${email} of anything`);
      await asCustomer(email, { endpoint: readNotifications, now }, (user) => markNotificationsRead(user, upTo, now));
    });
  }
}
