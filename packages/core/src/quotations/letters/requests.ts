import { findUser } from "../../accounts/index.ts";
import { wordingFor, type Letter, type LettersFor, type Post, type Wording } from "../../mail/index.ts";
import type * as events from "../events.ts";
import type { QuotationRequest } from "../requests/request.ts";
import { findRequest } from "../requests/stored-request.ts";
import {
  requestAnsweredLetter,
  requestArrivedLetter,
  requestConvertedLetter,
  requestReceivedLetter,
  requestRejectedLetter,
} from "./request-letters.ts";

/** To whoever has asked, in the language they asked in; nobody where the request was erased meanwhile. */
async function toSender(
  requestId: string,
  write: (wording: Wording, request: QuotationRequest) => Letter | undefined,
): Promise<Post[]> {
  const request = await findRequest(requestId);
  const letter = request && write(wordingFor(request.language), request);
  return request && letter ? [{ to: { email: request.requester.email, language: request.language }, letter }] : [];
}

/** To the agent of the customer who asks, where they have one; all others find it in the list of the desk. */
async function toAgent(requestId: string): Promise<Post[]> {
  const request = await findRequest(requestId);
  const customer = request?.userId ? await findUser(request.userId) : undefined;
  const agent = customer?.ownerId ? await findUser(customer.ownerId) : undefined;
  if (!request || !agent || agent.closedAt) return [];
  const { email, language } = agent;
  return [{ to: { email, language }, letter: requestArrivedLetter(wordingFor(language), request) }];
}

type RequestEvents = Pick<
  typeof events,
  "quotationRequestReceived" | "quotationRequestAnswered" | "quotationRequestRejected" | "quotationRequestConverted"
>;

/** The letters of requests for quotations. */
export const requestLetters: LettersFor<RequestEvents> = {
  "quotation-request-received": async ({ requestId }) => [
    ...(await toSender(requestId, requestReceivedLetter)),
    ...(await toAgent(requestId)),
  ],
  "quotation-request-answered": ({ requestId, at }) =>
    toSender(requestId, (wording, request) => {
      const answer = request.answers.find((one) => one.at === at);
      return answer && requestAnsweredLetter(wording, request, answer);
    }),
  "quotation-request-rejected": ({ requestId }) =>
    toSender(requestId, (wording, request) => requestRejectedLetter(wording, request, request.rejectedReason ?? "")),
  "quotation-request-converted": ({ requestId }) => toSender(requestId, requestConvertedLetter),
};
