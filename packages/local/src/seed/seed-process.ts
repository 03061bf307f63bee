import { seed } from "./seed.ts";

// Whoever began it says when it ends: by its own end, whatever that was, or by killing it; a terminal's Ctrl-C is told to both.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);
process.once("disconnect", () => process.exit(1));

await seed((progress) => process.send?.(progress));
process.exit(0);
