import { connect } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { WebSocket } from "ws";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { openSession } from "@solvia/core/accounts/login/open-session";
import { newId } from "@solvia/core/platform/ids";
import { useDatabase } from "../../../../tests/support/database.ts";
import { startWebsocketGateway } from "./websocket-gateway.ts";

useDatabase();

const origin = "http://localhost:3000";
let gateway: Awaited<ReturnType<typeof startWebsocketGateway>>;
beforeAll(async () => {
  gateway = await startWebsocketGateway(0);
  Object.assign(process.env, { CHAT_API_ENDPOINT: gateway.url, ONLY_THROUGH_CDN: "no" });
});
afterAll(() => gateway.stop());

const dial = (headers: Record<string, string>) =>
  new WebSocket(`${gateway.url.replace("http:", "ws:").replace(/\/chat$/, "")}/websocket/chat`, { headers });

const refusal = (socket: WebSocket) =>
  new Promise<number | undefined>((resolve) => {
    socket.on("unexpected-response", (_, { statusCode }) => resolve(statusCode));
    socket.on("open", () => resolve(101));
  });

async function login(roles: readonly "admin"[]) {
  const now = new Date();
  const email = `${newId().toLowerCase()}@example.com`;
  const id = await createDemonstrationUser(
    { email, password: "sole-e-vento-2026", name: "A", surname: "N", roles },
    now,
  );
  const cookie = (await openSession(id, undefined, now)).split(";")[0] ?? "";
  return { id, cookie };
}

/** The next message that the socket hears, as text. */
const next = (socket: WebSocket) =>
  new Promise<{ type: string; message?: { text: string } }>((resolve) =>
    socket.once("message", (data) => resolve(JSON.parse((data as Buffer).toString()))),
  );

const opened = (socket: WebSocket) =>
  new Promise<void>((resolve, reject) => {
    socket.once("open", () => resolve());
    socket.once("error", reject);
  });

it("opens no socket without a session, nor for another site's page (cross-site WebSocket hijacking)", async () => {
  const { cookie } = await login([]);
  expect(await refusal(dial({ origin }))).toBe(401);
  expect(await refusal(dial({ origin: "https://evil.example", cookie }))).toBe(403);
  expect(await refusal(dial({ cookie }))).toBe(403);
});

it("carries a customer's message to the back office and the answer back, live", async () => {
  const [customer, office] = [await login([]), await login(["admin"])];
  const [mine, theirs] = [dial({ origin, cookie: customer.cookie }), dial({ origin, cookie: office.cookie })];
  await Promise.all([opened(mine), opened(theirs)]);
  const say = (socket: WebSocket, text: string) =>
    socket.send(JSON.stringify({ action: "send", chatId: customer.id, clientMessageId: newId(), text }));
  const heard = Promise.all([next(mine), next(theirs)]);
  say(mine, "Avete il pannello?");
  expect((await heard).map(({ message }) => message?.text)).toEqual(["Avete il pannello?", "Avete il pannello?"]);
  const answer = next(mine);
  say(theirs, "Certo");
  expect((await answer).message?.text).toBe("Certo");
  const pong = next(mine);
  mine.send(JSON.stringify({ action: "ping" }));
  expect((await pong).type).toBe("pong");
  mine.close();
  theirs.close();
});

it("answers 410 for a socket that is gone", async () => {
  expect((await fetch(`${gateway.url}/@connections/nobody`, { method: "POST", body: "{}" })).status).toBe(410);
});

it("answers 400 to a handshake that is none and to an id that can't be read, and goes on", async () => {
  const port = Number(new URL(gateway.url).port);
  const upgrade = (path: string, more = "") =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n${more}\r\n`),
      );
      socket.once("data", (data) => resolve(data.toString().slice(9, 12)));
      socket.once("error", reject);
    });
  expect(await upgrade("//")).toBe("400");
  const { cookie } = await login([]);
  expect(await upgrade("/websocket/chat", `origin: ${origin}\r\ncookie: ${cookie}\r\n`)).toBe("400");
  const gone = connect(port, "127.0.0.1", () => {
    gone.write("GET /websocket/chat HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n");
    gone.resetAndDestroy();
  });
  await new Promise((resolve) => gone.once("close", resolve));
  expect((await fetch(`${gateway.url}/@connections/%ff`)).status).toBe(400);
});
