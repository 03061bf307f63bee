import type { FormattedItem } from "dynamodb-toolbox/entity";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { newId } from "../../platform/ids.ts";
import { Problem } from "../../platform/problems.ts";
import { copyObject } from "../../platform/files/storage.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { CompanyEntity } from "../account.table.ts";
import { vatIdentity } from "../validation/identifiers.ts";

export type Company = FormattedItem<typeof CompanyEntity>;

/** The user's company; null for a private person. */
export async function companyOf({ companyId }: Pick<User, "companyId">) {
  if (!companyId) return null;
  return (await CompanyEntity.build(GetItemCommand).key({ id: companyId }).send()).Item ?? null;
}

/** What documents say of the company that somebody buys for. */
export const namedOnDocuments = ({ companyName, vatNumber, countryCode }: Company) => ({
  companyName,
  vatNumber: vatIdentity(vatNumber, countryCode),
});

/** Makes an upload the company's picture: published under a new name, so that no cache keeps the old one. */
export async function setCompanyImage(user: Pick<User, "id" | "companyId">, uploadKey: string) {
  if (!user.companyId) throw new Problem("not-found");
  const upload = await ownUpload(user.id, "company-image", uploadKey);
  const key = `companies/${user.companyId}/${newId()}`;
  await copyObject({ bucket: setting("PRIVATE_BUCKET"), key: upload.key }, { bucket: setting("PUBLIC_BUCKET"), key });
  const imageUrl = `${setting("PUBLIC_FILES_URL")}/${key}`;
  await CompanyEntity.build(UpdateItemCommand).item({ id: user.companyId, imageUrl }).send();
  return { imageUrl };
}
