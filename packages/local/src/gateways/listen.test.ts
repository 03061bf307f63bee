import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { bodyOf, listen, type Listening } from "./listen.ts";

let listening: Listening;
/** Of the request whose body never ends. */
const arrived = Promise.withResolvers<void>();
const ended = Promise.withResolvers<unknown>();

beforeAll(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  listening = await listen(async (request, response) => {
    const path = request.url ?? "";
    if (path === "/json") await bodyOf(request);
    if (path === "/defect") throw new Error("secret");
    if (path === "/body") {
      arrived.resolve();
      await text(request).catch((error: unknown) => {
        ended.resolve(error);
        throw error;
      });
    }
    if (path.startsWith("/decode/")) decodeURIComponent(path);
    response.end("fine");
  });
});
afterAll(() => listening.stop());

/** The status of what is answered to bytes on the wire; undefined when it is hung up without an answer. */
const statusOf = (bytes: string, host = "127.0.0.1") =>
  new Promise<number | undefined>((resolve, reject) => {
    const socket = connect(listening.port, host, () => socket.write(bytes));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString();
      socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer ? Number(answer.split(" ")[1]) : undefined));
  });

const post = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nhost: local\r\ncontent-length: ${body.length}\r\n\r\n${body}`;

it.each([
  ["an address that is none", "GET // HTTP/1.1\r\nhost: local\r\n\r\n"],
  ["percent signs that are no UTF-8", "GET /decode/%ff%zz HTTP/1.1\r\nhost: local\r\n\r\n"],
  ["a body that is no JSON", post("/json", "Action=SendMessage&QueueUrl=x")],
  ["JSON that is no object", post("/json", "null")],
  ["no body", post("/json", "")],
  ["no HTTP", "\u0000\u0001 hello\r\n\r\n"],
])("answers 400 to %s", async (_, bytes) => {
  expect(await statusOf(bytes)).toBe(400);
});

it("answers 500 to a defect, without its words, and goes on", async () => {
  const failed = await fetch(`http://localhost:${listening.port}/defect`);
  expect([failed.status, await failed.json()]).toEqual([500, { message: "Internal Server Error" }]);
  expect((await fetch(`http://localhost:${listening.port}/`)).status).toBe(200);
});

it("bears a caller who goes away in the middle of a body", async () => {
  const socket = connect(listening.port, "127.0.0.1", () =>
    socket.write("POST /body HTTP/1.1\r\nhost: local\r\ncontent-length: 100\r\n\r\nhalf"),
  );
  await arrived.promise;
  socket.resetAndDestroy();
  expect(await ended.promise).toBeInstanceOf(Error);
  expect((await fetch(`http://localhost:${listening.port}/`)).status).toBe(200);
});

it.skipIf(process.platform !== "linux")("listens on no other address of this machine", async () => {
  await expect(statusOf("GET / HTTP/1.1\r\nhost: local\r\n\r\n", "127.0.0.2")).rejects.toThrow("ECONNREFUSED");
});
