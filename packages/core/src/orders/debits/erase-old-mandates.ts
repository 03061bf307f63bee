import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { mandateStateOf } from "../../payments/index.ts";
import type { CivilDate } from "../../platform/time.ts";
import { BankMandateEntity } from "./bank-mandate.table.ts";
import { findMandate } from "./stored-mandate.ts";

/** A company's mandate, once it has ended and nothing was signed or debited by it since a day; whether there was one. */
export async function eraseMandateBefore(companyId: string, limit: CivilDate, today: CivilDate): Promise<boolean> {
  const mandate = await findMandate(companyId);
  if (!mandate || mandateStateOf(mandate, today) === "active") return false;
  if ((mandate.lastUsedOn ?? mandate.signedOn) >= limit) return false;
  await BankMandateEntity.build(DeleteItemCommand)
    .key({ companyId })
    .options({ condition: { attr: "version", eq: mandate.version } })
    .send();
  return true;
}
