import { sharedEntities } from "../../accounts/index.ts";
import { masksOf } from "../../platform/personal-data.ts";
import {
  CampaignRecipientEntity,
  ContactEntity,
  OfficeMessageEntity,
  SubscriptionRequestEntity,
} from "../../contacts/index.ts";
import { holdings } from "./holdings.ts";

/** Of people who have no account: by their address (contacts/by-address.ts). */
const ofAddresses = [CampaignRecipientEntity, ContactEntity, OfficeMessageEntity, SubscriptionRequestEntity] as const;

const marks: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = new Map(
  [...holdings.map(({ entity }) => entity), ...sharedEntities, ...ofAddresses].map((entity) => [
    entity.entityName,
    masksOf(entity),
  ]),
);

/** The attributes whose values the audit log masks: those that an entity's definition marks as personal, by the entity's name. */
export const personalMarks = (entity: string): ReadonlyMap<string, readonly string[]> => marks.get(entity) ?? new Map();
