import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { DeleteTransaction } from "dynamodb-toolbox/entity/actions/transactDelete";
import type { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { cursorOf, startingAt } from "../../platform/storing/cursor.ts";
import { announce, type OutboxEntity } from "../../platform/work/outbox.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { Problem } from "../../platform/problems.ts";
import { keysIn } from "../../platform/sharded-list/list.ts";
import { pageOfShards } from "../../platform/sharded-list/read.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { untilWritten } from "../../platform/storing/until-written.ts";
import { companiesIn, CompanyEntity } from "../account.table.ts";
import { companyMachine, type CompanyStatus } from "./company-status.ts";
import { UserEntity } from "../user.table.ts";
import { vatIdentity } from "../validation/identifiers.ts";
import { companyRejected, companyVerified } from "../events.ts";

export async function loadCompany(id: string) {
  const { Item } = await CompanyEntity.build(GetItemCommand).key({ id }).options({ consistent: true }).send();
  if (!Item) throw new Problem("not-found");
  return Item;
}
type Company = Awaited<ReturnType<typeof loadCompany>>;

/** The companies in a status, those that wait longest first. */
export async function listCompanies({ status, cursor, limit }: Page) {
  const after = startingAt(cursor).exclusiveStartKey;
  const { Items, LastEvaluatedKey } = await pageOfShards(companiesIn(status), CompanyEntity, { after, limit });
  return { items: Items, cursor: cursorOf(LastEvaluatedKey) };
}

interface Page {
  status: CompanyStatus;
  cursor?: string | undefined;
  limit: number;
}

/** The back office has checked the company: its users may log in. */
export const verifyCompany = (id: string, now: Date): Promise<Company> =>
  changing(id, (company) => {
    const { status } = companyMachine.after(company, "verify", "back-office");
    const event = announce(companyVerified.of({ companyId: id, userIds: company.userIds }), now);
    return write(company, { status }, event);
  });

/** The reason goes to the users by mail alone; the VAT number may be registered again. */
export const rejectCompany = (id: string, reason: string, now: Date): Promise<Company> =>
  changing(id, (company) => {
    const { status } = companyMachine.after(company, "reject", "back-office");
    const event = announce(companyRejected.of({ companyId: id, userIds: company.userIds, reason }), now);
    const value = vatIdentity(company.vatNumber, company.countryCode);
    return write(company, { status }, event, GuardEntity.build(DeleteTransaction).key({ kind: "VAT", value }));
  });

/** Whether the company buys pallets and containers; only a verified one may. */
export const setWholesale = (id: string, wholesaleActive: boolean): Promise<Company> =>
  changing(id, (company) => {
    if (company.status !== "verified") throw new Problem("invalid-transition", { from: company.status });
    return write(company, { wholesaleActive });
  });

/** The change to the company as it is now; where another was written meanwhile, such as the tax register's answer, once more. */
export const changing = (id: string, change: (company: Company) => Promise<Company>): Promise<Company> =>
  untilWritten(async () => change(await loadCompany(id)));

type Change = Partial<Pick<Company, "status" | "wholesaleActive">>;
type Further = (PutTransaction<typeof OutboxEntity> | DeleteTransaction<typeof GuardEntity>)[];

/** The company and what its users' records repeat of it, together. */
async function write(company: Company, change: Change, ...further: Further): Promise<Company> {
  const { status = company.status, wholesaleActive = company.wholesaleActive } = change;
  const changed = {
    ...change,
    version: company.version + 1,
    ...keysIn(companiesIn(status), company.createdOn, company.id),
  };
  try {
    await execute(
      CompanyEntity.build(UpdateTransaction)
        .item({ id: company.id, ...changed })
        .options({ condition: { attr: "version", eq: company.version } }),
      ...company.userIds.map((id) =>
        UserEntity.build(UpdateTransaction)
          .item({ id, companyStatus: status, wholesaleActive })
          .options({ condition: { attr: "companyId", eq: company.id } }),
      ),
      ...further,
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return { ...company, ...changed };
}
