import { parentPort, Worker, workerData } from "node:worker_threads";

/** What a part that runs in a thread of its own answers once it has started. */
export interface Part<Facts = unknown, Calls extends Methods = Methods> {
  /** What those outside need to know of it. */
  facts: Facts;
  calls: Calls;
  stop: () => Promise<void> | void;
}

type Methods = Readonly<Record<string, (...args: never[]) => unknown>>;
type Start = (input: never, tell: (message: unknown) => void) => Promise<Part>;

type Input<S extends Start> = Parameters<S>[0];
type Message<S extends Start> = Parameters<Parameters<S>[1]>[0];
type Started<S extends Start> = Awaited<ReturnType<S>>;
type Call = { id: number; name: string; args: unknown[] };
type Answer =
  | { kind: "ready"; facts: unknown }
  | { kind: "told"; message: unknown }
  | { kind: "result"; id: number; result?: unknown; error?: unknown };

const stopCall = "stop";

export interface Thread<S extends Start> {
  facts: Started<S>["facts"];
  call: <N extends keyof Started<S>["calls"] & string>(
    name: N,
    ...args: Parameters<Started<S>["calls"][N]>
  ) => Promise<Awaited<ReturnType<Started<S>["calls"][N]>>>;
  stop: () => Promise<void>;
  /** Comes true when the thread has ended, whoever ended it: with what it failed of, undefined where it was stopped. */
  ended: Promise<unknown>;
}

interface Options<S extends Start> {
  input: Input<S>;
  onMessage?: (message: Message<S>) => void;
  /** Told to stop while the part still starts, the thread is ended at once. */
  signal?: AbortSignal | undefined;
}

/**
 * Starts the part that a file of this package runs by `runPart`, in a thread of its own with the settings that this process has now.
 * Throws what its start throws.
 */
export async function startThread<S extends Start>(
  file: URL,
  { input, onMessage, signal }: Options<S>,
): Promise<Thread<S>> {
  const worker = new Worker(file, { workerData: input });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>();
  let lastId = 0;
  let hasEnded = false;
  const ask = (name: string, args: unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (hasEnded) return reject(new Error("its thread has ended"));
      waiting.set(++lastId, { resolve, reject });
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id: lastId, name, args } satisfies Call);
    });
  let failure: unknown;
  worker.once("error", (error) => (failure = error));
  const ended = new Promise<unknown>((resolve) =>
    worker.once("exit", () => {
      hasEnded = true;
      for (const { reject } of waiting.values()) reject(failure ?? new Error("its thread has ended"));
      resolve(failure);
    }),
  );
  const endNow = (): void => void worker.terminate();
  signal?.addEventListener("abort", endNow, { once: true });
  const ready = new Promise<unknown>((resolve, reject) => {
    worker.on("message", (answer: Answer) => {
      if (answer.kind === "ready") return resolve(answer.facts);
      if (answer.kind === "told") return onMessage?.(answer.message);
      const caller = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ("error" in answer) caller?.reject(answer.error);
      else caller?.resolve(answer.result);
    });
    void ended.then((error) => reject(error ?? signal?.reason ?? new Error("its thread has ended")));
  });
  const facts = (await ready.finally(() => signal?.removeEventListener("abort", endNow))) as Started<S>["facts"];
  return {
    facts,
    call: (name, ...args) => ask(name, args) as never,
    stop: async () => {
      await ask(stopCall, []).catch(() => undefined);
      await worker.terminate();
    },
    ended,
  };
}

/** Runs a part in this thread, for whoever has started it by `startThread`. */
export function runPart(start: Start): void {
  const port = parentPort;
  if (!port) throw new Error("a part runs in a thread of its own");
  const say = (answer: Answer): void => port.postMessage(answer);
  const started = start(workerData as never, (message) => say({ kind: "told", message }));
  const calls = async ({ name, args }: Call): Promise<unknown> => {
    const { calls: known, stop } = await started;
    return name === stopCall ? stop() : known[name]?.(...(args as never[]));
  };
  port.on("message", (one: Call) => {
    calls(one).then(
      (result) => say({ kind: "result", id: one.id, result }),
      (error: unknown) => say({ kind: "result", id: one.id, error }),
    );
  });
  // A start that fails ends the thread with its error, which whoever started it is told.
  void started.then(({ facts }) => say({ kind: "ready", facts }));
}
