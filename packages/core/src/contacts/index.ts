export { besideAccount } from "./by-address.ts";
export { CampaignRecipientEntity } from "./campaigns/campaign.table.ts";
export { ContactEntity } from "./contact.table.ts";
export { OfficeMessageEntity } from "./messages/message.table.ts";
export { SubscriptionRequestEntity } from "./opt-in/subscription.table.ts";
