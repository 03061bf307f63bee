import { readAll } from "../../platform/storing/read-all.ts";
import { CompanyEntity } from "../account.table.ts";
import type { Company } from "../company/company.ts";

/** Companies by their ids; who is not there is left out. */
export async function loadCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>> {
  const found = await readAll(
    CompanyEntity,
    ids.map((id) => ({ id })),
  );
  return new Map(found.map((company) => [company.id, company]));
}
