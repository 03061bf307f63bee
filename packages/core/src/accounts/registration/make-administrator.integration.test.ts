import { expect, it } from "vitest";
import { anEmail, announced, privatePerson } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { userByEmail } from "../login/login.ts";
import { makeAdministrator } from "./make-administrator.ts";
import { register } from "./register.ts";
import { verifyEmail } from "./verify-email.ts";
import { userRegistered } from "../events.ts";

useDatabase();

it("makes an administrator of whoever has confirmed the e-mail, and of nobody else", async () => {
  const email = anEmail();
  await expect(makeAdministrator(email)).rejects.toMatchObject({ code: "not-found" });
  const { id } = await register(privatePerson(email), "192.0.2.1", now);
  await expect(makeAdministrator(email)).rejects.toMatchObject({ code: "email-not-verified" });
  const { token = "" } = (await announced(userRegistered)).findLast(({ userId }) => userId === id) ?? {};
  await verifyEmail(token, now);
  await makeAdministrator(` ${email.toUpperCase()}`);
  await makeAdministrator(email);
  expect((await userByEmail(email))?.roles).toEqual(["admin"]);
});
