import { BatchGetRequest } from "dynamodb-toolbox/entity/actions/batchGet";
import { BatchGetCommand, execute } from "dynamodb-toolbox/table/actions/batchGet";
import { table } from "../../platform/table.ts";
import { CompanyEntity } from "../account.table.ts";
import type { Company } from "../company/company.ts";

/** As many as one request to the table gives. */
const atOnce = 100;

/** Companies by their ids; who is not there is left out. */
export async function loadCompanies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>> {
  const wanted = [...new Set(ids)];
  const found = new Map<string, Company>();
  for (let at = 0; at < wanted.length; at += atOnce) {
    const requests = wanted.slice(at, at + atOnce).map((id) => CompanyEntity.build(BatchGetRequest).key({ id }));
    const { Responses } = await execute(
      table
        .build(BatchGetCommand)
        .requests(...requests)
        .options({ consistent: true }),
    );
    for (const company of Responses?.[0] ?? []) if (company) found.set(company.id, company);
  }
  return found;
}
