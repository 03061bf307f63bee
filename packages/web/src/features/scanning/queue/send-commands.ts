import { call, type Input } from "../../../api/client.ts";
import { noteStale } from "../../../api/stale.ts";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import { isLoggedOut, nextOf, pauseAfter, undoneBy, type Command } from "./command.ts";
import { dropCommand, keepCommand, keptCommands, refuseCommand, type NewCommand } from "./kept-commands.ts";
import { concludes, routeOf } from "./kinds.ts";

/** What became of a command: what the server answered, or why it refused. */
export interface Told {
  command: Command;
  answer?: unknown;
  /** It was sent before without an answer: that it is done already may be its own doing. */
  retried?: boolean;
  refused?: boolean;
}

const listeners = new Set<() => void>();
/** Who hears that the session is over. */
const doormen = new Set<() => void>();
const hearers = new Set<(told: Told) => void>();
let all: readonly Command[] = [];

/** Tabs tell each other that something has changed, and of which kind a command was done. */
const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("solvia-commands");
channel?.addEventListener("message", ({ data }: MessageEvent<string>) => {
  const route = routeOf(data);
  if (route) noteStale(route);
  void read();
});

async function read(): Promise<void> {
  all = await keptCommands();
  for (const listen of listeners) listen();
}

async function changed(kind = ""): Promise<void> {
  await read();
  // A channel has no origin to name: it reaches this site alone.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel?.postMessage(kind);
}

export const commandsNow = (): readonly Command[] => all;
export function onCommands(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
/** Tells that the server knows nobody who sends: what waits here waits for a login. */
export function onLoggedOut(hear: () => void): () => void {
  doormen.add(hear);
  return () => doormen.delete(hear);
}
/** Tells of each command of this tab that the server has answered. */
export function onTold(hear: (told: Told) => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

/** Keeps a command and sends it as soon as those before it are answered. Rejects where this device can't keep it: then nothing was given. */
export async function giveCommand(command: NewCommand, instead?: number): Promise<void> {
  await keepCommand(command, instead);
  await changed();
  wake();
}

export async function forgetCommand(seq: number): Promise<void> {
  await dropCommand(seq);
  await changed();
  // What concludes has waited for it.
  wake();
}

let sender: string | undefined;
/** So many parts of the page ask for sending: it goes on as long as one of them stands. */
let askers = 0;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;
let isAskedAgain = false;

/** One tab sends at a time; the others wait for their turn and find what is left. */
const inTurn = (send: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("solvia-commands", send) : send();

async function sendAll(): Promise<void> {
  for (;;) {
    const waiting = nextOf(await keptCommands(), sender, concludes);
    if (!waiting || !(await isAnswered(waiting))) return;
    failures = 0;
  }
}

/** The commands that were sent and not answered. */
const unanswered = new Set<string>();

/** Sends one command; whether the server has said yes or no to it. */
async function isAnswered(command: Command): Promise<boolean> {
  const { seq, kind, input, id } = command;
  const route = routeOf(kind);
  // Another version of the site will know it.
  if (!route) return false;
  try {
    const answer: unknown = await call(route, { ...(input as Input<Endpoint>), idempotencyKey: id });
    await dropCommand(seq);
    await changed(kind);
    tell({ command, answer, retried: unanswered.delete(id) });
    return true;
  } catch (error) {
    const undone = undoneBy(error);
    if (undone.is === "waits") {
      if (isLoggedOut(error)) for (const hear of doormen) hear();
      failures += 1;
      unanswered.add(id);
      return false;
    }
    await refuseCommand(seq, undone.problem);
    // What stands there is otherwise than whoever gave it has seen.
    noteStale(route);
    await changed(kind);
    tell({ command: { ...command, state: "refused", problem: undone.problem }, refused: true });
    return true;
  }
}

function tell(told: Told): void {
  for (const hear of hearers) hear(told);
}

/** Sends now what waits; what can't be sent is tried again by itself after a while. */
function wake(): void {
  clearTimeout(timer);
  if (sender === undefined) return;
  if (isSending) {
    isAskedAgain = true;
    return;
  }
  isSending = true;
  void inTurn(sendAll)
    .catch(() => {
      failures += 1;
    })
    .finally(() => {
      isSending = false;
      if (isAskedAgain) {
        isAskedAgain = false;
        wake();
      } else if (failures > 0) timer = setTimeout(wake, pauseAfter(failures));
    });
}

const wakeWhenSeen = (): void => {
  if (document.visibilityState === "visible") wake();
};

/** Sends the commands of whoever is logged in, from now on until the returned end: at once, when the network or the page is back, and after a while. */
export function startSending(userId: string): () => void {
  sender = userId;
  askers += 1;
  failures = 0;
  void read().then(wake, () => undefined);
  addEventListener("online", wake);
  document.addEventListener("visibilitychange", wakeWhenSeen);
  return () => {
    askers -= 1;
    if (askers > 0) return;
    sender = undefined;
    clearTimeout(timer);
    removeEventListener("online", wake);
    document.removeEventListener("visibilitychange", wakeWhenSeen);
  };
}
