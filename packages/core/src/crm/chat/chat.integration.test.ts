import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { useDatabase } from "../../../../../tests/support/database.ts";
import { buyer, now } from "../../../../../tests/support/shop.ts";
import { setRoles } from "../../accounts/office/back-office-users.ts";
import { createDemonstrationUser } from "../../accounts/registration/create-demonstration-user.ts";
import { openSession } from "../../accounts/login/open-session.ts";
import { sessionOf, userOfCookie } from "../../accounts/login/session.ts";
import { sessionCookie } from "../../platform/http/session-cookie.ts";
import { closeAllSessions } from "../../accounts/login/sessions.ts";
import type { User } from "../../platform/access.ts";
import { newId } from "../../platform/ids.ts";
import { openConnection } from "./connections.ts";
import { listChats, listMessages, listOwnChats, markRead } from "./list-chats.ts";
import { receiveFrame } from "./receive-frame.ts";
import { sendMessage } from "./send-message.ts";

useDatabase();

/** What each socket was told; a socket named gone-… answers as API Gateway does for one that is closed. */
const heard: { to: string; said: { type: string; code?: string; message?: { text: string } } }[] = [];
let api: Server;
beforeAll(async () => {
  api = createServer((request, response) => {
    const to = decodeURIComponent(request.url?.split("/").at(-1) ?? "");
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (to.startsWith("gone"))
        return response.writeHead(410, { "x-amzn-errortype": "GoneException" }).end(JSON.stringify({}));
      heard.push({ to, said: JSON.parse(body) });
      return response.end();
    });
  });
  await new Promise<void>((resolve) => api.listen(0, resolve));
  process.env["CHAT_API_ENDPOINT"] = `http://localhost:${(api.address() as AddressInfo).port}/chat`;
});
beforeEach(() => heard.splice(0));
afterAll(() => {
  api.closeAllConnections();
  api.close();
});

async function loggedIn(roles: readonly ("admin" | "customer")[]) {
  const email = `${newId().toLowerCase()}@example.com`;
  const password = "sole-e-vento-2026";
  const id = await createDemonstrationUser({ email, password, name: "Ada", surname: "Neri", roles }, now);
  const setCookie = await openSession(id, undefined, now);
  const cookies = { [sessionCookie]: setCookie.slice(sessionCookie.length + 1, setCookie.indexOf(";")) };
  return { user: (await userOfCookie(cookies, now)) as User, hash: sessionOf(cookies)?.secretHash ?? "" };
}

const administrator = (): User => ({ ...buyer(), roles: ["customer", "admin"] });
const message = (chatId: string, text: string, clientMessageId = newId()) => ({ chatId, clientMessageId, text });
const frame = (chatId: string, text: string) => JSON.stringify({ action: "send", ...message(chatId, text) });

it("tells a message to the customer and the back office, to nobody else, and forgets sockets that are gone", async () => {
  const [customer, other, office] = [await loggedIn([]), await loggedIn([]), await loggedIn(["admin"])];
  const id = customer.user.id;
  const suffix = newId();
  await openConnection(`mine-${suffix}`, customer.user, customer.hash, now);
  await openConnection(`gone-${suffix}`, customer.user, customer.hash, now);
  await openConnection(`other-${suffix}`, other.user, other.hash, now);
  await openConnection(`office-${suffix}`, office.user, office.hash, now);
  await receiveFrame(`mine-${suffix}`, frame(id, "Buongiorno"), now);
  await receiveFrame(`office-${suffix}`, frame(id, "Mi dica"), now);
  const told = (name: string) =>
    heard.filter(({ to }) => to === `${name}-${suffix}`).map(({ said }) => said.message?.text);
  expect(told("mine")).toEqual(["Buongiorno", "Mi dica"]);
  expect(told("office")).toEqual(["Buongiorno", "Mi dica"]);
  expect(told("other")).toEqual([]);
});

it("tells nothing more to sockets whose session has ended, nor to who no longer works in the back office", async () => {
  const [customer, left, demoted] = [await loggedIn([]), await loggedIn(["admin"]), await loggedIn(["admin"])];
  const suffix = newId();
  await openConnection(`mine-${suffix}`, customer.user, customer.hash, now);
  await openConnection(`left-${suffix}`, left.user, left.hash, now);
  await openConnection(`demoted-${suffix}`, demoted.user, demoted.hash, now);
  await closeAllSessions(left.user.id);
  await setRoles(administrator(), demoted.user.id, { roles: [] }, now);
  await receiveFrame(`mine-${suffix}`, frame(customer.user.id, "Riservato"), now);
  expect(heard.map(({ to }) => to).filter((to) => to.endsWith(suffix))).toEqual([`mine-${suffix}`]);
});

it("refuses another customer's chat, an ended session and what is no frame", async () => {
  const [customer, stranger] = [await loggedIn([]), await loggedIn([])];
  const socket = `stranger-${newId()}`;
  await openConnection(socket, stranger.user, stranger.hash, now);
  await receiveFrame(socket, frame(customer.user.id, "Ciao"), now);
  await receiveFrame(socket, "{", now);
  for (const text of ["half of one: \ud83d", "turned\u202e"]) {
    await receiveFrame(socket, frame(stranger.user.id, text), now);
  }
  await closeAllSessions(stranger.user.id);
  await receiveFrame(socket, frame(stranger.user.id, "Ciao"), now);
  expect(heard.map(({ said }) => said.code)).toEqual([
    "not-found",
    "malformed-request",
    "invalid-input",
    "invalid-input",
    "not-logged-in",
  ]);
  await expect(listMessages(stranger.user, customer.user.id, { limit: 10 })).rejects.toMatchObject({
    code: "not-found",
  });
});

it("stores a message once, however often it is sent, also at the same moment", async () => {
  const user = buyer();
  const twice = message(user.id, "Una volta");
  const sent = await Promise.all([sendMessage(user, twice, now), sendMessage(user, twice, now)]);
  sent.push(await sendMessage(user, twice, now));
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  const { items } = await listMessages(user, user.id, { limit: 10 });
  expect(items.map(({ text }) => text)).toEqual(["Una volta"]);
  expect((await listOwnChats(user)).items[0]?.unread).toBe(0);
});

it("gives what was missed since a message, and counts what is unread on each side", async () => {
  const [user, office] = [buyer(), administrator()];
  const first = await sendMessage(user, message(user.id, "uno"), now);
  await sendMessage(office, message(user.id, "due"), now);
  await sendMessage(office, message(user.id, "tre"), now);
  const missed = await listMessages(user, user.id, { after: first.id, limit: 10 });
  expect(missed.items.map(({ text }) => text)).toEqual(["uno", "due", "tre"]);
  const newest = await listMessages(user, user.id, { limit: 2 });
  expect(newest.items.map(({ text }) => text)).toEqual(["tre", "due"]);
  const unread = async () => (await listOwnChats(user)).items[0]?.unread;
  expect(await unread()).toBe(2);
  await markRead(user, user.id);
  expect(await unread()).toBe(0);
  const chat = (await listChats({ limit: 200 })).items.find(({ id }) => id === user.id);
  expect(chat).toMatchObject({ lastText: "tre", lastFrom: "office", unread: 1 });
});

it("lets the back office answer only where a customer has written", async () => {
  await expect(sendMessage(administrator(), message(newId(), "?"), now)).rejects.toMatchObject({ code: "not-found" });
});
