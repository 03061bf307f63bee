import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listStandOutProducts as Contract } from "@solvia/core/contract/back-office/catalogue";

export type StandOut = AnswerOf<typeof Contract>;
export type StandOutProduct = StandOut["items"][number];
