import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { firstFound } from "./buy.ts";
import { Caller, password } from "./cloud.ts";

/** A second administrator, Anna Seconda, of the shop that runs; her address. */
export async function secondAdministrator(): Promise<string> {
  const email = "seconda@solvia.example";
  await createDemonstrationUser({ email, password, name: "Anna", surname: "Seconda", roles: ["admin"] }, new Date());
  return email;
}

/** Both administrators, an agent and a company's buyer, logged in, and a panel that can be bought. */
export async function twoAdministrators(url: string) {
  const logIn = (email: string) => new Caller(url).login(email);
  const first = await logIn("admin@solvia.example");
  const second = await logIn(await secondAdministrator());
  const agent = await logIn("agente@solvia.example");
  const buyer = await logIn("azienda@solvia.example");
  return { first, second, agent, buyer, panel: await firstFound(buyer, "category=panels&available=true") };
}
