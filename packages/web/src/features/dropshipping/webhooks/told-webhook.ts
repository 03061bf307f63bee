import type { listOwnWebhooks as Contract } from "@solvia/core/contract/dropshipping";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

/** A webhook as its owner is told of it. */
export type Webhook = AnswerOf<typeof Contract>["webhooks"][number];
