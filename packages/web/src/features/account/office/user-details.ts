import type { getBackOfficeUser as Contract } from "@solvia/core/contract/back-office/users";
import type { AnswerOf } from "@solvia/core/contract/endpoint";

export type UserDetails = AnswerOf<typeof Contract>;
