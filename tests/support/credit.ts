import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { CompanyEntity } from "@solvia/core/accounts/account.table";
import { setCreditLimit } from "@solvia/core/orders/credit/set-credit-limit";
import { newId } from "@solvia/core/platform/ids";
import type { User } from "@solvia/core/platform/access";
import { setPrices } from "@solvia/core/pricing/set-price";
import { buyer, now, product } from "./shop.ts";

/** A verified company of Italy, stored. */
export async function verifiedCompany() {
  const company = {
    id: newId(),
    version: 1,
    companyName: "Gallo Impianti S.r.l.",
    vatNumber: "12345670157",
    countryCode: "IT",
    companyRole: "installer",
    status: "verified" as const,
    wholesaleActive: false,
    userIds: [],
    createdOn: now.toISOString(),
  };
  await CompanyEntity.build(PutItemCommand).item(company).send();
  return company;
}

/** Somebody who buys for a verified company that may owe so many cents; without a limit it may owe nothing. */
export async function creditCompany(limit: number | undefined): Promise<User & { companyId: string }> {
  const { id: companyId } = await verifiedCompany();
  if (limit !== undefined) await setCreditLimit(companyId, limit, now, { confirmed: ["limit-large"] });
  return { ...buyer(), accountType: "business", companyVerified: true, companyId };
}

/** A product at the same price for companies and for everybody. */
export async function companyProduct(pieces: number, price = 10_000): Promise<string> {
  const productId = await product(pieces, price);
  await setPrices([{ productId, locale: "it", priceType: "public", price, discount: 0 }], now);
  return productId;
}
