import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import { expect, it } from "vitest";
import { privatePerson } from "../../../../../tests/support/accounts.ts";
import { iban, promise } from "../../../../../tests/support/correction-wishes.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { invoicedOrder, issuedAt as now } from "../../../../../tests/support/invoiced-order.ts";
import { useObjectStorage } from "../../../../../tests/support/object-storage.ts";
import { register } from "../../accounts/registration/register.ts";
import { writtenBy } from "../../platform/authorship.ts";
import { newId } from "../../platform/ids.ts";
import { invoicingOf } from "../issue/invoicing-of.ts";
import { correctionPlan } from "./begin-correction.ts";
import { CorrectionEntity, correctionItem } from "./correction.table.ts";
import { closeCorrection, resumeCorrection, runCorrection } from "./run-correction.ts";

useDatabase();
useObjectStorage();

const away = { ...promise, iban: undefined };

/** An order whose correction somebody began, and no step of which is done. */
async function begun(by: string): Promise<string> {
  const { id: orderId, userId } = await invoicedOrder();
  const { steps } = await correctionPlan(orderId, away, now);
  const correction = { orderId, userId, place: 0, version: 1, wish: away, steps, by, begunOn: now.toISOString() };
  await CorrectionEntity.build(PutItemCommand).item(correctionItem(correction)).send();
  return orderId;
}

const as = <T>(by: string, run: () => Promise<T>) =>
  writtenBy({ id: newId(), at: now.toISOString(), by, action: "beginCorrection", kind: "orders" }, run);
const person = async (name: string) => (await register({ ...privatePerson(), name }, "192.0.2.1", now)).id;

it("tells who began a correction, who took each step and who closed it", async () => {
  const [first, second] = [await person("Ada"), await person("Bice")];
  const [ada, bice] = [expect.stringMatching(/^Ada /), expect.stringMatching(/^Bice /)];
  const resumed = await begun(first);
  await expect(as(first, () => runCorrection(resumed, 0, now))).rejects.toThrow("iban-missing");
  await as(second, () => resumeCorrection(resumed, 0, { iban }, now));
  expect((await invoicingOf(resumed, {}, now)).corrections).toMatchObject([
    { byName: ada, steps: [{ byName: ada }, { byName: bice }] },
  ]);

  // No person is behind what a worker does.
  const left = await begun("office");
  await expect(runCorrection(left, 0, now)).rejects.toThrow("iban-missing");
  await as(second, () => closeCorrection(left, 0, "Given back at the desk", now));
  const [closed] = (await invoicingOf(left, {}, now)).corrections;
  expect(closed).toMatchObject({ closed: { byName: bice } });
  expect([closed?.byName, closed?.steps[0]?.byName]).toEqual([undefined, undefined]);
});
