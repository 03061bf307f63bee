import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { hashOf } from "../../accounts/index.ts";
import { setting } from "../../platform/config.ts";
import { damagePages } from "../../platform/page/secret-address.ts";
import { Problem } from "../../platform/problems.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { documentsFor } from "../papers/stored-document.ts";
import type { TransportDocument } from "../papers/transport-document.ts";

const kind = "DAMAGEPAGE";

type Named = Pick<TransportDocument, "shipmentId" | "place" | "damageToken">;

/** The page on which damage of a document's goods is told: the code on its paper. */
export const damageAddress = (token: string): string => `${setting("SITE_ORIGIN")}${damagePages}${token}`;

/** The write by which a token leads to its document; it belongs into the transaction that issues it. */
export const tokenHeld = ({ shipmentId, place, damageToken }: Named) =>
  damageToken
    ? [GuardEntity.build(PutTransaction).item({ kind, value: hashOf(damageToken), ownerId: `${shipmentId}#${place}` })]
    : [];

/** The write after which it leads nowhere. */
export const tokenGone = ({ damageToken }: Named) =>
  damageToken ? [GuardEntity.build(DeleteTransaction).key({ kind, value: hashOf(damageToken) })] : [];

/** The document whose paper bears this token. Problem: token-invalid for one that was made up, and where the document is annulled. */
export async function documentOfToken(token: string): Promise<TransportDocument> {
  const { Item } = await GuardEntity.build(GetItemCommand)
    .key({ kind, value: hashOf(token) })
    .send();
  const [shipmentId = "", place] = Item?.ownerId.split("#") ?? [];
  const documents = Item ? await documentsFor(shipmentId) : [];
  const found = documents.find((one) => one.place === Number(place));
  if (!found || found.damageToken !== token || found.state === "annulled") throw new Problem("token-invalid");
  return found;
}
