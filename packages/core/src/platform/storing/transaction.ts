import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import type { ExecuteTransactWriteInput } from "dynamodb-toolbox/entity/actions/transactWrite";
import { Problem } from "../problems.ts";

/** One write of a transaction. */
export type Write = Extract<ExecuteTransactWriteInput[number], { params: unknown }>;

/**
 * Which writes of a cancelled transaction failed their condition, in the order they were given; all false when the
 * error is another one. A conflict with another transaction counts as a failed condition: the caller reads again.
 */
export function cancellationReasons(error: unknown): boolean[] {
  if (!(error instanceof TransactionCanceledException)) return [];
  return (error.CancellationReasons ?? []).map(
    ({ Code }) => Code === "ConditionalCheckFailed" || Code === "TransactionConflict",
  );
}

/** What a write over what was read is answered with: the problem version-conflict where somebody else wrote meanwhile, else what failed. */
export const orVersionConflict = (error: unknown): unknown =>
  cancellationReasons(error).some(Boolean) ? new Problem("version-conflict") : error;

/** Whether a transaction was cancelled only because another one touched the same items just then: worth trying again. */
export function onlyConflicted(error: unknown): boolean {
  if (!(error instanceof TransactionCanceledException)) return false;
  const codes = (error.CancellationReasons ?? []).map(({ Code }) => Code);
  return codes.includes("TransactionConflict") && !codes.includes("ConditionalCheckFailed");
}

/** Whether the write that was given at this place of a cancelled transaction has failed its condition. */
export const conditionFailedAt = (error: unknown, place: number): boolean =>
  error instanceof TransactionCanceledException &&
  error.CancellationReasons?.[place]?.Code === "ConditionalCheckFailed";

/** Whether a single conditional write was refused. */
export const conditionFailed = (error: unknown): boolean =>
  error instanceof Error && error.name === "ConditionalCheckFailedException";

/**
 * Whether the client has asked more than once because an answer was lost: the write that was refused may then have been made, by the
 * request before.
 */
export const mayBeWritten = (error: unknown): boolean =>
  ((error as { $metadata?: { attempts?: number } }).$metadata?.attempts ?? 1) > 1;
