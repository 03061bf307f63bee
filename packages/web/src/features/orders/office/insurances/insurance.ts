import type { AnswerOf } from "@solvia/core/contract/endpoint";
import type { getInsurance as Contract } from "@solvia/core/contract/back-office/payments";

export type InsuranceView = AnswerOf<typeof Contract>;
export type InsuredOrder = InsuranceView["orders"][number];
export type ClaimView = InsuranceView["claims"][number];
