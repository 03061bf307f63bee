import { DeleteItemCommand } from "dynamodb-toolbox/entity/actions/delete";
import { rowsOfIndex } from "../platform/storing/read-apart.ts";
import type { CivilDate } from "../platform/time.ts";
import { eachApart } from "../platform/work/each-apart.ts";
import { InsuranceEntity, insurances } from "./insurance.table.ts";
import { coverOn, isOpen, type Insurance } from "./insurance.ts";

/** Nothing of it is asked, covered or claimed any more, nor was since a day. A cover that is in force stays, however old. */
function isOver({ createdOn, asked, covers, claims }: Insurance, limit: CivilDate, today: CivilDate): boolean {
  if (coverOn(covers, today) || claims.some(isOpen)) return false;
  const days = [
    createdOn,
    asked?.on,
    ...covers.flatMap(({ from, until }) => [from, until]),
    ...claims.flatMap(({ declaredOn, answeredOn, paysBy }) => [declaredOn, answeredOn, paysBy]),
  ];
  return days.every((day) => day === undefined || day < limit);
}

/** Erases what the credit insurer was asked of companies and said, where all of it was over before a day; how many. The list is as long as companies were insured. */
export async function eraseInsurancesBefore(limit: CivilDate, today: CivilDate): Promise<number> {
  let erased = 0;
  await eachApart(everyInsurance(), async (insurance) => {
    if (!isOver(insurance, limit, today)) return;
    const { id, version } = insurance;
    await InsuranceEntity.build(DeleteItemCommand)
      .key({ id })
      .options({ condition: { attr: "version", eq: version } })
      .send();
    erased += 1;
  });
  return erased;
}

const everyInsurance = () => rowsOfIndex(InsuranceEntity, { index: "gsi1", partition: insurances });
