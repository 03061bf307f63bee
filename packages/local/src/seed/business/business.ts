import { cardOrders } from "./card-orders.ts";
import { catalogueWork } from "./catalogue-work.ts";
import { endedOrders } from "./ended-orders.ts";
import { openJournal } from "./journal.ts";
import { noticesRead } from "./notices-read.ts";
import { openOrders } from "./open-orders.ts";
import { people } from "./people.ts";
import { stageOf } from "./stage.ts";
import { besideOrders } from "./beside-orders.ts";

/**
 * Makes the demonstration business of a data folder for which it was asked, through the product's own use cases with a clock of
 * their own: orders in every state, and all that a back office finds in the morning. The product has to run: its card
 * provider, its workers and its registers take part. Begun again after an interruption it goes on where it stopped; once all is there it changes nothing.
 */
export async function seedBusiness(folder: string): Promise<void> {
  const journal = await openJournal(folder);
  const stage = stageOf(journal);
  for (const chapter of [people, openOrders, endedOrders, cardOrders, besideOrders, catalogueWork, noticesRead])
    await chapter(stage);
  await journal.finish();
}
