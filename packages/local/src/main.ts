import { enableCompileCache } from "node:module";
import { parseArgs } from "node:util";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { LocalError } from "./gateways/local-error.ts";
import { demandPlace, portOf } from "./running/place.ts";
import { stopAsked, whenAsked } from "./running/stop-asked.ts";

const longestStopMs = 20_000;

/** What was compiled at an earlier start is not compiled again, here and in the threads, which are told by the setting. */
const compiled = fileURLToPath(new URL("../../../node_modules/.cache/solvia-compiled", import.meta.url));
process.env["NODE_COMPILE_CACHE"] ??= compiled;
enableCompileCache(process.env["NODE_COMPILE_CACHE"]);

/** `npm start`: the whole product on this machine, until it is told to stop, which it hears from its first moment on. */
async function main(stopping: AbortSignal): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: "boolean", default: false } } });
  const root = process.env["INIT_CWD"] ?? process.cwd();
  const folder = resolve(root, process.env["DATA_FOLDER"] ?? ".data");
  const host = process.env["HOST"];
  // Loading them takes a while, in which it may be told to stop.
  const business = wantsBusiness(process.env["DEMONSTRATION"]);
  const place = {
    folder,
    port: portOf("PORT", 3000),
    mailboxPort: portOf("MAILBOX_PORT", 1080),
    chatPort: portOf("CHAT_PORT", 9000),
  };
  await demandPlace(place);
  const [{ startCloud }, { seedApart }, { seedBusinessApart }, { ensureSite }, { demonstrationLogins }] =
    await Promise.all([
      import("./cloud.ts"),
      import("./seed/seed-apart.ts"),
      import("./seed/business/business-apart.ts"),
      import("./web-build.ts"),
      import("./demo/users.ts"),
    ]);
  await ensureSite(stopping);
  const cloud = await startCloud({
    ...place,
    host,
    fresh: values.fresh,
    seed: (signal) => seedApart({ folder, business }, signal),
    threads: true,
    signal: stopping,
  });
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
  await Promise.all([whenAsked(stopping), seedBusinessApart(folder, stopping)]);
  await cloud.stop();
}

/** What a first start loads: the catalogue and the accounts alone, or also orders and all that a back office does in a day. */
function wantsBusiness(said = "all"): boolean {
  if (said !== "all" && said !== "catalogue")
    throw new LocalError(`DEMONSTRATION is ${said}: say all, or catalogue for products and accounts alone.`);
  return said === "all";
}

// A terminal that was closed takes no more words; that is no reason to end before all has been put away.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

const stopping = stopAsked();
// What is under way is ended in order, which takes seconds on a busy machine: who waits knows that they were heard.
void whenAsked(stopping).then(() => console.log("\n  Stopping: what is under way comes to its end…"));
// What doesn't let itself be stopped is left; the next start on the folder ends what stays of it.
void whenAsked(stopping).then(() => setTimeout(() => process.exit(1), longestStopMs).unref());
main(stopping).then(
  () => process.exit(0),
  (error: unknown) => {
    // A start that was told to stop has put away what it had begun; how its parts ended is nobody's concern.
    if (stopping.aborted && error === stopping.reason) process.exit(0);
    console.error(error instanceof LocalError ? error.message : error);
    process.exit(1);
  },
);
