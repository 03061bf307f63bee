import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { newEndpoint } from "./new/endpoint.ts";
import { newEvent } from "./new/event.ts";
import { Refused, type Made, type Options, type Read } from "./new/made.ts";
import { newScreen } from "./new/screen.ts";

/** `npm run new -- endpoint|event|screen …`: writes the skeleton of a new thing in the places where such things stand. */
const kinds: Readonly<Record<string, (read: Read, names: readonly string[], options: Options) => Made>> = {
  endpoint: newEndpoint,
  event: newEvent,
  screen: newScreen,
};
const usage = `npm run new -- endpoint GROUP NAME [--group new] [--file FILE] [--path PATH] [--method METHOD] [--access PERMISSION] [--about KIND]
npm run new -- event DOMAIN NAME --queues QUEUE,QUEUE [--it TEXT --en TEXT]
npm run new -- screen PATH --it TITLE --en TITLE [--feature FOLDER] [--texts AREA]`;

const text = { type: "string" } as const;
const names = ["file", "group", "path", "method", "access", "about", "queues", "it", "en", "feature", "texts"] as const;
const options = Object.fromEntries(names.map((name) => [name, text]));
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [kind = "", ...which] = positionals;
const read: Read = (path) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);

try {
  const make = kinds[kind];
  if (!make) throw new Refused(usage);
  const { files, next } = make(read, which, values);
  for (const [path, content] of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  execFileSync("npx", ["oxfmt", ...files.keys()], { stdio: "ignore" });
  if (kind === "endpoint") execFileSync("npm", ["run", "--silent", "generate"], { stdio: "inherit" });
  console.log([...files.keys(), "", "To be said by you:", ...next.map((one) => `- ${one}`)].join("\n"));
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
