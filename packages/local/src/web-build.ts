import { glob, rm, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { LocalError } from "./gateways/local-error.ts";
import { runCommand } from "./running/run-command.ts";

const packages = fileURLToPath(new URL("../../", import.meta.url));
const web = `${packages}web/`;
export const siteFolder = `${web}dist`;

/** What the site is built from: its own files, what it says in fourteen languages, and the rules and the contract it shares with the functions. */
const sources = "{web/{{src,public}/**/*.*,index.html,vite.config.ts},texts/**/*.{json,ts},core/src/**/*.{ts,json}}";
const isTest = (file: string): boolean => file.includes(".test.") || file.includes("node_modules");

const modified = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;

/** Whether any source is newer than the built site, the API's document beside it included. */
async function outdated(): Promise<boolean> {
  const built = Math.min(await modified(`${siteFolder}/index.html`), await modified(`${siteFolder}/openapi.json`));
  for await (const file of glob(sources, { cwd: packages, exclude: isTest })) {
    if ((await modified(`${packages}${file}`)) > built) return true;
  }
  return built === 0;
}

/** Builds the site if its sources are newer, and says so, since it takes a while. Throws the signal's reason where it is told to stop meanwhile. */
export async function ensureSite(signal?: AbortSignal): Promise<void> {
  if (!(await outdated())) return;
  console.log("  Building the web application, which is done once and whenever its sources change…");
  const { status, output } = await runCommand(["npm", "run", "--silent", "build"], {
    cwd: web,
    // A test runner's own NODE_ENV would bring React's development build.
    env: { ...process.env, NODE_ENV: "production" },
    signal,
  });
  if (status === 0) return;
  // A site that was half written must not pass for a built one at the next start.
  await rm(`${siteFolder}/index.html`, { force: true });
  signal?.throwIfAborted();
  throw new LocalError(`The web application could not be built:\n${output}`);
}
