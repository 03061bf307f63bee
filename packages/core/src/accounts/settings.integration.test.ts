import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { expect, it } from "vitest";
import { business, privatePerson, vatNumber } from "../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../tests/support/database.ts";
import { now } from "../../../../tests/support/shop.ts";
import { register } from "./registration/register.ts";
import { saveSettings, settingsOf } from "./settings.ts";
import { UserEntity } from "./user.table.ts";

useDatabase();

it("keeps what was chosen, and adds a proof for every consent that changes, from where and when", async () => {
  const user = await register(privatePerson(), "192.0.2.1", now);
  const before = await settingsOf(user);
  expect(before).toEqual({
    language: "it",
    locale: "it",
    orderMails: true,
    marketing: false,
    profiling: false,
    partners: false,
  });
  const wish = { ...before, language: "de" as const, locale: "at" as const, orderMails: false, marketing: true };
  expect(await saveSettings(user, wish, "192.0.2.7", now)).toEqual(wish);
  await saveSettings(user, { ...wish, marketing: false }, "192.0.2.8", now);
  expect((await settingsOf(user)).marketing).toBe(false);
  const { Item } = await UserEntity.build(GetItemCommand).key(user).send();
  const said = Item?.consents.filter(({ purpose }) => purpose === "marketing");
  expect(said).toMatchObject([{ given: false }, { given: true, ip: "192.0.2.7" }, { given: false, ip: "192.0.2.8" }]);
});

it("keeps a company in the country of its VAT number, since the tax would follow", async () => {
  const user = await register(business(vatNumber()), "192.0.2.1", now);
  const wish = { ...(await settingsOf(user)), locale: "de" as const };
  await expect(saveSettings(user, wish, "192.0.2.1", now)).rejects.toMatchObject({
    fields: [{ field: "locale", code: "country-of-company" }],
  });
});

it("keeps the first proof and the latest hundred of who changes their mind without end", async () => {
  const user = await register(privatePerson(), "192.0.2.1", now);
  const wish = await settingsOf(user);
  for (let turn = 1; turn <= 105; turn += 1)
    await saveSettings(user, { ...wish, marketing: turn % 2 === 1 }, `192.0.2.${turn}`, now);
  const { Item } = await UserEntity.build(GetItemCommand).key(user).send();
  const said = Item?.consents.filter(({ purpose }) => purpose === "marketing") ?? [];
  expect(said).toHaveLength(101);
  expect([said[0], said[1], said.at(-1)]).toMatchObject([{ given: false }, { ip: "192.0.2.6" }, { ip: "192.0.2.105" }]);
  expect((await settingsOf(user)).marketing).toBe(true);
});
