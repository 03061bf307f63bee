import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getCollection as Contract } from "@solvia/core/contract/back-office/payments";

export type Slip = AnswerOf<typeof Contract>;
