const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Aborted by whatever asks this process to end: a signal, or the end of the npm that has begun it, which leaves what it
 * has started to another process. To be asked for first of all, before the parts are even loaded: who is told to end meanwhile is heard.
 */
export function stopAsked(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of signals) process.on(signal, () => stopping.abort());
  if (process.env["npm_lifecycle_event"]) {
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) stopping.abort();
    }, 500).unref();
  }
  return stopping.signal;
}

/** Comes true when it is asked, at once where it has been. */
export const whenAsked = (stopping: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve();
    else stopping.addEventListener("abort", () => resolve(), { once: true });
  });
