import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { LocalError } from "../gateways/local-error.ts";
import { isFree } from "../gateways/ports.ts";
import { demandFolderFree } from "./folder-lock.ts";

/** Where a cloud is to run. */
interface Place {
  folder: string;
  port: number;
  mailboxPort?: number | undefined;
  chatPort?: number | undefined;
}

/** The port that a setting asks for; 0 stands for any that is free. Throws a LocalError where it names none. */
export function portOf(setting: string, otherwise: number): number {
  const said = process.env[setting] || String(otherwise);
  if (!/^\d{1,5}$/.test(said) || Number(said) > 65_535)
    throw new LocalError(`${setting} is ${said}: say a port, a number up to 65535.`);
  return Number(said);
}

/**
 * Refuses a place in one line where nothing could run, before anything is written there: a folder that another process holds or
 * that can't be written, a port that is taken. The folder is made where it isn't there.
 */
export async function demandPlace({ folder, port, mailboxPort, chatPort }: Place): Promise<void> {
  await demandFolderFree(folder);
  const settings = { PORT: port, MAILBOX_PORT: mailboxPort, CHAT_PORT: chatPort };
  for (const [setting, wanted] of Object.entries(settings)) {
    if (wanted && !(await isFree(wanted)))
      throw new LocalError(`Port ${wanted} is taken: stop what listens there, or set ${setting}.`);
  }
  await demandFolder(folder);
}

/** Makes a data folder where there is none. Throws a LocalError where it can't be, or can't be written. */
export async function demandFolder(folder: string): Promise<void> {
  await makeFolder(folder)
    .then(() => access(folder, constants.W_OK))
    .catch(() => {
      throw new LocalError(`The data folder ${folder} can't be written: set DATA_FOLDER.`);
    });
}

/** One folder after the other: Node's own `recursive` never ends where a system has folders that nobody may add to, as in /proc. */
async function makeFolder(folder: string): Promise<void> {
  const failure = await made(folder);
  if (failure === undefined || failure.code === "EEXIST") return;
  if (failure.code !== "ENOENT" || dirname(folder) === folder) throw failure;
  await makeFolder(dirname(folder));
  const again = await made(folder);
  if (again && again.code !== "EEXIST") throw again;
}

const made = (folder: string): Promise<NodeJS.ErrnoException | undefined> =>
  mkdir(folder).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error,
  );
