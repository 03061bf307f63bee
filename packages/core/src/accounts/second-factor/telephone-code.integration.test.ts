import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { anEmail, password } from "../../../../../tests/support/accounts.ts";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { now } from "../../../../../tests/support/shop.ts";
import { contactDetailsOf, setContactDetails } from "../change-details.ts";
import { createDemonstrationUser } from "../registration/create-demonstration-user.ts";
import { confirmTelephone, sendTelephoneCode } from "./telephone-code.ts";

useDatabase();

/** The messages that SNS was asked to send, by number. */
const rung: { to: string; message: string }[] = [];
let sns: Server;
beforeAll(async () => {
  sns = createServer((request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body);
      rung.push({ to: form.get("PhoneNumber") ?? "", message: form.get("Message") ?? "" });
      response.end("<PublishResponse><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>");
    });
  });
  await new Promise<void>((resolve) => sns.listen(0, resolve));
  process.env["AWS_ENDPOINT_URL_SNS"] = `http://127.0.0.1:${(sns.address() as AddressInfo).port}`;
});
afterAll(() => {
  sns.closeAllConnections();
  sns.close();
});

const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const wrong = { code: "wrong-code" };
let telephones = 0;
const aTelephone = () => ({ telephone: `+39333123${String(1000 + (telephones += 1))}`, country: "IT" });

async function sent(to: { telephone: string; country: string }) {
  await sendTelephoneCode(to, undefined, now);
  return /\d{6}$/.exec(rung.findLast((one) => one.to === to.telephone)?.message ?? "")?.[0] ?? "";
}

it("confirms a telephone by its code once, within ten minutes", async () => {
  const to = aTelephone();
  const code = await sent(to);
  await expect(confirmTelephone({ ...to, code }, undefined, later(601))).rejects.toMatchObject(wrong);
  await confirmTelephone({ ...to, code }, undefined, later(599));
  await expect(confirmTelephone({ ...to, code }, undefined, later(599))).rejects.toMatchObject(wrong);
});

it("keeps the confirmation of one's own telephone until there is another", async () => {
  const person = { email: anEmail(), password, name: "Ada", surname: "Neri", roles: [] };
  const user = { id: await createDemonstrationUser(person, now), locale: "it" as const };
  const to = aTelephone();
  await setContactDetails(user, { name: "Ada", surname: "Neri", telephone: to.telephone });
  await confirmTelephone({ ...to, code: await sent(to) }, user, now);
  expect(await contactDetailsOf(user)).toMatchObject({ telephone: to.telephone, telephoneVerified: true });
  await setContactDetails(user, { name: "Ada", surname: "Blu", telephone: to.telephone });
  expect(await contactDetailsOf(user)).toMatchObject({ surname: "Blu", telephoneVerified: true });
  await setContactDetails(user, { name: "Ada", surname: "Blu", telephone: aTelephone().telephone });
  expect(await contactDetailsOf(user)).toMatchObject({ telephoneVerified: false });
});

it("attack: guessing - after five tries the right code counts no longer, also when they come at once", async () => {
  const to = aTelephone();
  const code = await sent(to);
  const guess = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
  await Promise.allSettled(Array.from({ length: 5 }, () => confirmTelephone({ ...to, code: guess }, undefined, now)));
  await expect(confirmTelephone({ ...to, code }, undefined, now)).rejects.toMatchObject(wrong);
});

it("attack: ringing a stranger - three messages an hour for one telephone, none abroad", async () => {
  const to = aTelephone();
  for (let time = 0; time < 3; time++) await sendTelephoneCode(to, undefined, now);
  await expect(sendTelephoneCode(to, undefined, now)).rejects.toMatchObject({ code: "too-many-requests" });
  const abroad = { telephone: "+12125550123", country: "US" };
  await expect(sendTelephoneCode(abroad, undefined, now)).rejects.toMatchObject({
    fields: [{ code: "invalid-phone" }],
  });
});
