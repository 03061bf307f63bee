import { expect, it, vi } from "vitest";
import { isAlive } from "./is-alive.ts";
import { runCommand } from "./run-command.ts";

const here = { cwd: process.cwd(), env: process.env };

it("answers how a command ended and what it wrote", async () => {
  expect(await runCommand(["sh", "-c", "echo told; echo also >&2; exit 3"], here)).toEqual({
    status: 3,
    output: expect.stringMatching(/^(told\nalso|also\ntold)\n$/) as string,
  });
});

it("ends with all that it has begun when it is told to stop", async () => {
  const stop = new AbortController();
  const { promise: begun, resolve: tell } = Promise.withResolvers<number>();
  const server = await import("node:net").then(({ createServer }) =>
    createServer((socket) => socket.on("data", (data) => tell(Number(data.toString())))).listen(0, "127.0.0.1"),
  );
  await vi.waitFor(() => expect(server.address()).not.toBeNull(), { timeout: 30_000 });
  const { port } = server.address() as { port: number };
  const grandchild = `require("node:net").connect(${port}, "127.0.0.1").write(String(process.pid)); setInterval(() => {}, 1000)`;
  const ended = runCommand(["sh", "-c", `"${process.execPath}" -e '${grandchild}' & wait`], {
    ...here,
    signal: stop.signal,
  });
  const pid = await begun;
  expect(isAlive(pid)).toBe(true);
  stop.abort();
  expect((await ended).status).not.toBe(0);
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  server.close();
});
