import type { Holding } from "../platform/personal-data.ts";
import { AddressEntity, CompanyEntity } from "./account.table.ts";
import { ApiKeyEntity } from "./api-key.table.ts";
import { SecondFactorEntity } from "./second-factor.table.ts";
import { RequestEntity } from "./request.table.ts";
import { SessionEntity, UserEntity } from "./user.table.ts";

const within = (beginsWith: string) => (id: string) => ({ partition: `USER#${id}`, range: { beginsWith } });

/** What accounts keep of a user. The company, which others may belong to too, is not here: the use cases see to it. */
export const accountHoldings: readonly Holding[] = [
  { entity: UserEntity, where: within("PROFILE"), closing: "blank" },
  { entity: AddressEntity, where: within("ADDRESS#"), closing: "delete" },
  { entity: SecondFactorEntity, where: within("SECONDFACTOR"), closing: "delete" },
  { entity: ApiKeyEntity, where: within("APIKEY"), closing: "delete" },
  { entity: SessionEntity, where: within("SESSION#"), closing: "delete" },
  { entity: RequestEntity, where: within("REQUEST#"), closing: "delete" },
];

/** Marked too, though not one user's own. */
export const sharedEntities = [CompanyEntity] as const;
