import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { vi } from "vitest";
import { CompanyEntity } from "@solvia/core/accounts/account.table";
import { buyingNumber, companyVatOf, whole } from "@solvia/core/accounts/company/company-vat";
import { UserEntity } from "@solvia/core/accounts/user.table";
import { VatDataEntity } from "@solvia/core/tax/vat-data.table";

/** Registered, verified, and an answer of the register kept after each of both: four writes. */
const afterBothAnswers = 4;

/**
 * The company once nobody asks the register about it any more: the answer that its verification asks for may come a while after
 * the first, and would take the place of what a test has written meanwhile.
 */
const askedAbout = (companyId: string) =>
  vi.waitFor(
    async () => {
      const { Item: company } = await CompanyEntity.build(GetItemCommand)
        .key({ id: companyId })
        .options({ consistent: true })
        .send();
      if (!company || company.version < afterBothAnswers) throw new Error(`company ${companyId} is still asked about`);
      return company;
    },
    { timeout: 90_000, interval: 100 },
  );

/** As if the register had last called a company's number valid so many hours ago, and of nothing since, instead of waiting. */
export async function lastConfirmed(companyId: string, hoursAgo: number): Promise<void> {
  const company = await askedAbout(companyId);
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
