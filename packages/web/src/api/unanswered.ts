import { ApiProblem } from "./client.ts";

/** Whether nothing is known of what was sent: no answer came, or the server couldn't give one. It may be sent again. */
export const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500;
