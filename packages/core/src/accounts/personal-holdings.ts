import type { Holding } from "../platform/personal-data.ts";
import { AddressEntity, CompanyEntity } from "./account.table.ts";
import { ApiKeyEntity } from "./api-key/api-key.table.ts";
import { KeyRingEntity, ScopedKeyEntity } from "./api-key/scoped/scoped-key.table.ts";
import { ListViewsEntity } from "./list-views/list-views.table.ts";
import { PasswordEntity } from "./login/password.table.ts";
import { SecondFactorEntity } from "./second-factor/second-factor.table.ts";
import { RequestEntity } from "./requests/request.table.ts";
import { SessionEntity, UserEntity } from "./user.table.ts";

/** What accounts keep of a user. The company, which others may belong to too, is not here: the use cases see to it. */
export const accountHoldings: readonly Holding[] = [
  {
    entity: UserEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "PROFILE" } }),
    closing: "blank",
  },
  {
    entity: AddressEntity,
    where: (id) => ({ partition: `USER#${id}`, range: { beginsWith: "ADDRESS#" } }),
    closing: "delete",
  },
  { entity: PasswordEntity, where: (id) => ({ partition: `CREDENTIALS#${id}` }), closing: "delete" },
  { entity: SecondFactorEntity, where: (id) => ({ partition: `CREDENTIALS#${id}` }), closing: "delete" },
  { entity: ApiKeyEntity, where: (id) => ({ partition: `APIKEYOF#${id}` }), closing: "delete" },
  { entity: ScopedKeyEntity, where: (id) => ({ partition: `APIKEYOF#${id}` }), closing: "delete" },
  { entity: KeyRingEntity, where: (id) => ({ partition: `APIKEYOF#${id}` }), closing: "delete" },
  { entity: SessionEntity, where: (id) => ({ partition: `SESSIONS#${id}` }), closing: "delete" },
  { entity: ListViewsEntity, where: (id) => ({ partition: `VIEWS#${id}` }), closing: "delete" },
  { entity: RequestEntity, where: (id) => ({ partition: `REQUESTS#${id}` }), closing: "delete" },
];

/** Marked too, though not one user's own. */
export const sharedEntities = [CompanyEntity] as const;
