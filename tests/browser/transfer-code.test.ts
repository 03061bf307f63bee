import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { expect, it } from "vitest";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { UserEntity } from "@solvia/core/accounts/user.table";
import { firstFound, placeOrder } from "../support/buy.ts";
import { Caller, password } from "../support/cloud.ts";
import { openAs } from "../support/office.ts";
import { useShop } from "../support/shop-stage.ts";

const shop = useShop();

it("shows who buys in the German shop a code of their transfer beside its details, and who buys in the Italian one the details", async () => {
  const email = "uwe.lang@solvia.example";
  const id = await createDemonstrationUser({ email, password, name: "Uwe", surname: "Lang", roles: [] }, new Date());
  await UserEntity.build(UpdateItemCommand).item({ id, locale: "de" }).send();
  const placed = async (who: string) => {
    const buyer = await new Caller(shop.cloud.url).login(who);
    const order = await placeOrder(
      buyer,
      await firstFound(buyer, "category=panels&available=true"),
      40,
      "manual_wire_transfer",
    );
    const { body } = await buyer.call("POST", `/transactions/${order}.1/pay-offline`);
    return { order, details: body as { amount: number; iban: string; reason: string; holder: string; code?: string } };
  };
  const german = await placed(email);
  const { amount, iban, reason, holder, code } = german.details;
  const euro = `EUR${(amount / 100).toFixed(2)}`;
  expect(code).toBe(["BCD", "002", "1", "SCT", "", holder, iban, euro, "", "", reason].join("\n"));
  const page = await openAs(shop, email, `/checkout/success/${german.order}`, "phone");
  await page.getByRole("img", { name: "Codice QR del bonifico" }).waitFor();
  await page.getByText(reason, { exact: true }).waitFor();

  const italian = await placed("cliente@solvia.example");
  expect(italian.details.code).toBeUndefined();
  const other = await openAs(shop, "cliente@solvia.example", `/checkout/success/${italian.order}`);
  await other.getByText(italian.details.reason, { exact: true }).waitFor();
  expect(await other.getByRole("img", { name: "Codice QR del bonifico" }).count()).toBe(0);
});
