import * as z from "zod";
import { listOf, shapeOf } from "../../platform/stored/shape.ts";
import { tryFailures, webhookTopics } from "./webhook-codes.ts";
import type { Try } from "./webhook.ts";

export const storedTopics = z.array(z.enum(webhookTopics));

export const storedTries = listOf(
  shapeOf<Try>({ at: z.string(), answer: z.union([z.number(), z.enum(tryFailures)]), ms: z.number() }),
);
