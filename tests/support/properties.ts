import { configureGlobal } from "fast-check";

/**
 * Property tests draw the same examples in every run, so that a change that fails is at fault itself. To look further:
 * `PROPERTY_RUNS=20000 PROPERTY_SEED=$RANDOM npx vitest run --project unit`.
 */
configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_121),
  ...(process.env.PROPERTY_RUNS && { numRuns: Number(process.env.PROPERTY_RUNS) }),
});
