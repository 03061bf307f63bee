/** What a mail server's refusal means for one letter. */
type Refusal =
  /** The address doesn't receive, for good. */
  | "refused"
  /** This letter isn't taken, for good. */
  | "failed"
  /** It was certainly not taken, and may be tried again. */
  | "later"
  /** It may have been taken: nobody knows, and nobody has it twice for that. */
  | "unsure";

/** Before a letter's first word was said. */
const beforehand = ["Connection timeout", "Greeting never received"];

interface Told {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  syscall?: unknown;
  message?: unknown;
}

/** What became of a letter whose sending ended with an error of nodemailer's. */
export function whatBecame(error: unknown): Refusal {
  const { code, command, responseCode, syscall, message } = (error ?? {}) as Told;
  if (typeof responseCode === "number") {
    if (responseCode < 500) return "later";
    if (command === "RCPT TO") return "refused";
    // Who isn't let in at all hasn't been refused this letter.
    return command === "DATA" || command === "MAIL FROM" ? "failed" : "later";
  }
  if (code === "EENVELOPE") return "failed";
  const wasBefore = syscall === "connect" || code === "EDNS" || beforehand.includes(String(message));
  return wasBefore ? "later" : "unsure";
}
