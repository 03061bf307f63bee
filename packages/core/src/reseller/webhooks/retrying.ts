import { instant } from "../../platform/time.ts";
import { triesKept } from "./webhook-codes.ts";
import type { Try, Webhook, WebhookMessage } from "./webhook.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long after each failed try the next one comes, in milliseconds: about 75 hours in all, as Standard Webhooks 1.0.0 proposes; its first
 * step of five seconds is a minute here, which is how often the schedule looks.
 */
const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];
/** So many times a message is tried. */
export const mostTries = waits.length + 1;

/** An address at which nothing gets through for so long is warned of, and told nothing any more. */
const warnedAfter = [day, 3 * day];
const offAfter = 5 * day;
/** The longest that a receiver may ask us to wait (Retry-After), and that it is left alone for being slow. */
const longestAsked = day;
const longestPause = hour;

/** Statuses by which a receiver asks for less (Standard Webhooks 1.0.0). */
const throttling: ReadonlySet<Try["answer"]> = new Set(["timeout", 429, 502, 503, 504]);

export const isTaken = (answer: Try["answer"]): boolean => typeof answer === "number" && answer >= 200 && answer < 300;

export interface Outcome {
  message: WebhookMessage;
  webhook: Webhook;
  /** What its owner is to be told. */
  tell?: "warning" | "off" | undefined;
}

/**
 * What becomes of a message and its address by a try: delivered by any 2xx; the address off by 410 or after five days without one that got
 * through, which its owner is warned of after one and after three. `retryAfterMs` is what the receiver asked for; `random` of 0 to 1 spreads the
 * waits by a tenth to either side, so that what failed together doesn't come back together.
 */
export function afterTry(
  { message, webhook }: { message: WebhookMessage; webhook: Webhook },
  { at, answer, ms }: Try,
  { random, retryAfterMs = 0 }: { random: number; retryAfterMs?: number },
): Outcome {
  const now = Date.parse(at);
  const tries = [...message.tries, { at, answer, ms }].slice(-triesKept);
  const told = { ...message, tries, tried: message.tried + 1 };
  if (isTaken(answer)) {
    const { failingSince: _, warnedOn: _warned, pausedUntil: _paused, ...well } = webhook;
    return { message: { ...told, state: "delivered" }, webhook: { ...well, slow: 0 } };
  }
  if (answer === 410)
    return { message: { ...told, state: "failed" }, webhook: { ...webhook, off: "gone" }, tell: "off" };
  const failing = pacedAfter({ ...webhook, failingSince: webhook.failingSince ?? at }, answer, now);
  const failedFor = now - Date.parse(failing.failingSince ?? at);
  if (failedFor >= offAfter)
    return { message: { ...told, state: "failed" }, webhook: { ...failing, off: "failing" }, tell: "off" };
  const wait = waits[told.tried - 1];
  const next: WebhookMessage =
    wait === undefined
      ? { ...told, state: "failed" }
      : {
          ...told,
          nextAt: instant(
            new Date(now + Math.round(Math.max(wait * (0.9 + 0.2 * random), Math.min(retryAfterMs, longestAsked)))),
          ),
        };
  const due = isWarningDue(failing, now);
  return {
    message: next,
    webhook: due ? { ...failing, warnedOn: at } : failing,
    ...(due && { tell: "warning" as const }),
  };
}

/** Twice as long for each time in a row that it kept us waiting or turned us away. */
function pacedAfter(webhook: Webhook, answer: Try["answer"], now: number): Webhook {
  if (!throttling.has(answer)) return webhook;
  const pause = Math.min(minute * 2 ** webhook.slow, longestPause);
  return { ...webhook, slow: webhook.slow + 1, pausedUntil: instant(new Date(now + pause)) };
}

/** Whether it has failed for as long as its owner is warned of, and wasn't yet at that length. */
function isWarningDue({ failingSince, warnedOn }: Webhook, now: number): boolean {
  const since = Date.parse(failingSince ?? "");
  const reached = warnedAfter.findLast((after) => now - since >= after);
  return reached !== undefined && (warnedOn === undefined || Date.parse(warnedOn) < since + reached);
}
