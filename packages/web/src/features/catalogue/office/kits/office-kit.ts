import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { listBackOfficeKits as Contract } from "@solvia/core/contract/back-office/catalogue";

export type OfficeKit = AnswerOf<typeof Contract>["items"][number];
