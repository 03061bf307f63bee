import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { startCloud } from "./cloud.ts";
import { demonstrationLogins } from "./demo/users.ts";
import { LocalError } from "./local-error.ts";
import { seed } from "./seed.ts";
import { ensureSite } from "./web-build.ts";

const longestStopMs = 20_000;

/** `npm start`: the whole product on this machine, until Ctrl-C. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: "boolean", default: false } } });
  const root = process.env["INIT_CWD"] ?? process.cwd();
  const folder = resolve(root, process.env["DATA_FOLDER"] ?? ".data");
  const host = process.env["HOST"];
  await ensureSite();
  const cloud = await startCloud({
    folder,
    port: Number(process.env["PORT"] ?? 3000),
    mailboxPort: Number(process.env["MAILBOX_PORT"] ?? 1080),
    chatPort: Number(process.env["CHAT_PORT"] ?? 9000),
    host,
    fresh: values.fresh,
    seed,
  });
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    // What doesn't let itself be stopped is left; the next start on the folder ends what stays of it.
    setTimeout(() => process.exit(1), longestStopMs).unref();
    cloud.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
  whenOrphaned(stop);
  console.log(
    `\n  Solvia      ${cloud.url}\n  Mailbox     ${cloud.mailboxUrl}\n  Behind it   ${cloud.consoleUrl}\n\n  Demonstration logins`,
  );
  for (const { role, email, password } of demonstrationLogins) {
    console.log(`  ${role.padEnd(20)} ${email.padEnd(34)} ${password}`);
  }
  if (host) {
    console.log(
      `\n  WARNING: it listens on ${host}. Whoever reaches this machine can log in with the passwords above, as administrator too.`,
    );
  }
  console.log("\n  Ctrl-C stops everything; npm start -- --fresh begins again.\n");
}

/** npm that is ended leaves what it has started: whoever was begun by it and is adopted by another process stops. */
function whenOrphaned(stop: () => void): void {
  if (!process.env["npm_lifecycle_event"]) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}

// A terminal that was closed takes no more words; that is no reason to end before all has been put away.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

main().catch((error: unknown) => {
  console.error(error instanceof LocalError ? error.message : error);
  process.exit(1);
});
