import { bankStatement } from "./bank-statement.ts";
import { cardOrders } from "./card-orders.ts";
import { catalogueWork } from "./catalogue-work.ts";
import { campaigns } from "./visitors/campaigns.ts";
import { contacts } from "./visitors/contacts.ts";
import { leads } from "./visitors/leads.ts";
import { messages } from "./visitors/messages.ts";
import { coupons } from "./rewards/coupons.ts";
import { endedOrders } from "./ended-orders.ts";
import { invoices } from "./invoices.ts";
import { openJournal } from "./journal.ts";
import { milestones } from "./rewards/milestones.ts";
import { noticesRead } from "./notices-read.ts";
import { openOrders } from "./open-orders.ts";
import { people } from "./people.ts";
import { publicationFollowers } from "./publishing/followers.ts";
import { publications } from "./publishing/publications.ts";
import { questions } from "./publishing/questions.ts";
import { purchases } from "./goods/purchases.ts";
import { quotations } from "./quoting/quotations.ts";
import { quotationRequests } from "./quoting/requests.ts";
import { collections } from "../collections.ts";
import { insurances } from "../insurances.ts";
import { resellerApi } from "../reseller-api.ts";
import { returns } from "../returns.ts";
import { refundedCharges } from "../refunded-charges.ts";
import { secondAdministrator } from "../second-administrator.ts";
import { stageOf } from "./stage.ts";
import { merchants } from "../merchants.ts";
import { support } from "../support.ts";
import { subscribers } from "../subscribers.ts";
import { besideOrders } from "./beside-orders.ts";
import { awaitedGoods, shipments } from "./goods/shipments.ts";
import { carriers } from "./goods/carriers.ts";
import { deliveryTariffs } from "./goods/tariffs.ts";
import { warehouses } from "./goods/warehouses.ts";
import { vatCertificates } from "./vat-certificates.ts";

/**
 * Makes the demonstration business of a data folder for which it was asked, through the product's own use cases with a clock of
 * their own: orders in every state, and all that a back office finds in the morning. The product has to run: its card
 * provider, its workers and its registers take part. Begun again after an interruption it goes on where it stopped; once all is there it changes nothing.
 */
export async function seedBusiness(folder: string): Promise<void> {
  const journal = await openJournal(folder);
  const stage = stageOf(journal);
  for (const chapter of [
    people,
    carriers,
    deliveryTariffs,
    insurances,
    collections,
    openOrders,
    secondAdministrator,
    // What has arrived got its transport document then: their numbers follow their days.
    returns,
    endedOrders,
    cardOrders,
    coupons,
    milestones,
    bankStatement,
    invoices,
    warehouses,
    shipments,
    besideOrders,
    quotationRequests,
    contacts,
    campaigns,
    messages,
    leads,
    vatCertificates,
    catalogueWork,
    quotations,
    publications,
    publicationFollowers,
    questions,
    subscribers,
    refundedCharges,
    merchants,
    support,
    resellerApi,
    purchases,
    awaitedGoods,
    noticesRead,
  ])
    await chapter(stage);
  await journal.finish();
}
