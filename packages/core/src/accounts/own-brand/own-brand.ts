import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { imageSize } from "image-size";
import type { User } from "../../platform/access.ts";
import { setting } from "../../platform/config.ts";
import { downloadUrl } from "../../platform/files/downloads.ts";
import { releaseFiles } from "../../platform/files/released-files.ts";
import { copyObject, readObject } from "../../platform/files/storage.ts";
import { ownUpload } from "../../platform/files/uploads.ts";
import { newId } from "../../platform/ids.ts";
import { isDrawable } from "../../platform/pdf/pdf.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { orVersionConflict } from "../../platform/storing/transaction.ts";
import { CompanyEntity } from "../account.table.ts";
import { billingAddressOf } from "../addresses.ts";
import { loadCompany } from "../company/change-company.ts";
import { whole } from "../company/company-vat.ts";
import { vatIdentity } from "../validation/identifiers.ts";
import type { OwnBrand } from "./brand.ts";
import { makesOwnOffers } from "./makes-own-offers.ts";

interface Typed extends Pick<OwnBrand, "name" | "vatNumber" | "address"> {
  revision: number;
  /** The key of an upload; null takes the logo away; absent: it stays. */
  logo?: string | null | undefined;
}

/** Pixels of a logo's longer side: more takes long to draw, and no paper shows it. */
const longestSide = 2000;

/** The company of a user that sells on. Problem: not-found for anybody else, as if there were nothing of the kind. */
export async function ownOffersCompany({ companyId }: Pick<User, "companyId">) {
  const company = companyId ? await loadCompany(companyId) : undefined;
  if (!company || !makesOwnOffers(company)) throw new Problem("not-found");
  return company;
}

/** The brand of a company; until it is set what its registration says, under revision 0. Problem: not-found. */
export async function ownBrandOf(user: Pick<User, "id" | "companyId">): Promise<OwnBrand> {
  const company = await ownOffersCompany(user);
  if (company.ownBrand) return company.ownBrand;
  const { companyName, vatNumber, countryCode } = company;
  const billing = await billingAddressOf(user);
  const lines = billing && [
    `${billing.street} ${billing.houseNumber}`,
    `${billing.postalCode} ${billing.city}${billing.provinceCode ? ` (${billing.provinceCode})` : ""}`,
  ];
  return {
    name: companyName,
    vatNumber: vatIdentity(vatNumber, countryCode),
    address: (lines ?? []).join("\n"),
    revision: 0,
  };
}

/** A brand for its screen: whether it has a logo, which is read by an address of its own. */
export const shownBrand = ({ logo, ...brand }: OwnBrand) => ({ ...brand, hasLogo: logo !== undefined });

/** The bytes of a brand's logo. */
export const logoOf = async ({ logo }: Pick<OwnBrand, "logo">): Promise<Uint8Array | undefined> =>
  logo === undefined ? undefined : (await readObject(setting("PRIVATE_BUCKET"), logo))?.bytes;

/** The upload as the company's own file. Problems: not-found, unreadable-file, invalid-input at `logo` where no paper can show it. */
async function takeLogo(userId: string, companyId: string, upload: string): Promise<string> {
  const bucket = setting("PRIVATE_BUCKET");
  const { key: from } = await ownUpload(userId, "own-logo", upload);
  const stored = await readObject(bucket, from);
  if (!stored) throw new Problem("not-found");
  const { width, height } = imageSize(stored.bytes);
  if (Math.max(width, height) > longestSide) throw invalid({ field: "logo", code: "picture-too-large" });
  if (!(await isDrawable(stored.bytes))) throw new Problem("unreadable-file");
  const key = `companies/${companyId}/own-brand/${newId()}`;
  await copyObject({ bucket, key: from }, { bucket, key });
  return key;
}

/**
 * Sets a company's brand under the revision that was read; a former logo's file goes with it. Problems: not-found, unreadable-file,
 * invalid-input, version-conflict when another write came in between.
 */
export async function setOwnBrand(user: Pick<User, "id" | "companyId">, typed: Typed, now: Date): Promise<OwnBrand> {
  const { id, version, ownBrand: before } = await ownOffersCompany(user);
  const { name, vatNumber, address, revision } = typed;
  if ((before?.revision ?? 0) !== revision) throw new Problem("version-conflict");
  const logo = typed.logo ? await takeLogo(user.id, id, typed.logo) : typed.logo === null ? undefined : before?.logo;
  const ownBrand: OwnBrand = { name, vatNumber, address, revision: revision + 1, ...(logo && { logo }) };
  const changed = CompanyEntity.build(UpdateTransaction)
    .item({ id, ownBrand: whole(ownBrand), version: version + 1 })
    .options({ condition: { attr: "version", eq: version } });
  try {
    await execute(changed, ...(before?.logo && before.logo !== logo ? [releaseFiles([before.logo], now)] : []));
  } catch (error) {
    throw orVersionConflict(error);
  }
  return ownBrand;
}

/** A short-lived address of the logo. Problem: not-found. */
export async function ownLogoUrl(user: Pick<User, "id" | "companyId">): Promise<string> {
  const { ownBrand } = await ownOffersCompany(user);
  if (!ownBrand?.logo) throw new Problem("not-found");
  const { contentType } = (await readObject(setting("PRIVATE_BUCKET"), ownBrand.logo)) ?? {};
  if (!contentType) throw new Problem("not-found");
  return downloadUrl({ key: ownBrand.logo, fileName: "logo", contentType });
}
