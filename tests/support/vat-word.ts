import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { CompanyEntity } from "@solvia/core/accounts/account.table";
import { buyingNumber, companyVatOf, whole } from "@solvia/core/accounts/company/company-vat";
import { UserEntity } from "@solvia/core/accounts/user.table";
import { VatDataEntity } from "@solvia/core/tax/vat-data.table";

/** As if the register had last called a company's number valid so many hours ago, and of nothing since, instead of waiting. */
export async function lastConfirmed(companyId: string, hoursAgo: number): Promise<void> {
  const { Item: company } = await CompanyEntity.build(GetItemCommand)
    .key({ id: companyId })
    .options({ consistent: true })
    .send();
  if (!company) throw new Error(`no company ${companyId}`);
  const number = buyingNumber(company);
  const checkedAt = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const vatCheck = { number, status: "valid" as const, checkedAt, source: "VIES" };
  await VatDataEntity.build(DeleteItemCommand).key({ vat: number }).send();
  await CompanyEntity.build(UpdateItemCommand)
    .item({ id: companyId, vatCheck: whole(vatCheck) })
    .send();
  const companyVat = companyVatOf({ ...company, vatCheck });
  for (const id of company.userIds) {
    await UserEntity.build(UpdateItemCommand)
      .item({ id, companyVat: whole(companyVat) })
      .send();
  }
}
