import { seed } from "./seed.ts";
import { asWriter } from "./writer.ts";

await asWriter(seed);
