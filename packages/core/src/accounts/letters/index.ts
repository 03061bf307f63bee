import { wordingFor, type LettersFor, type Letter, type Post, type Wording } from "../../mail/index.ts";
import type * as events from "../events.ts";
import { findUser } from "../office/find-user.ts";
import {
  companyRejectedLetter,
  companyVerifiedLetter,
  emailChangedLetter,
  newEmailLetter,
} from "./account-change-letters.ts";
import { completionLetter, resetLetter, verificationLetter } from "./account-letters.ts";
import { actedForLetter, actingBeganLetter } from "./acting-letters.ts";
import { invitationLetter, memberRemovedLetter } from "./company-letters.ts";
import { passwordChangedLetter, secondFactorLetter, secondFactorResetLetter } from "./security-letters.ts";

type Write<P> = (wording: Wording, name: string, payload: P) => Letter;

/** To a user, at their own address or at the one that the event names; who has closed their account gets none. */
const toUser =
  <P extends { userId: string }>(write: Write<P>, addressOf?: (payload: P) => string) =>
  async (payload: P): Promise<Post[]> => {
    const user = await findUser(payload.userId);
    if (!user || user.closedAt) return [];
    const to = { email: addressOf?.(payload) ?? user.email, language: user.language };
    return [{ to, letter: write(wordingFor(user.language), user.name, payload) }];
  };

/** To each user of a company. */
const toUsers =
  <P extends { userIds: readonly string[] }>(write: Write<P>) =>
  async (payload: P): Promise<Post[]> => {
    const posts = payload.userIds.map((userId) =>
      toUser<{ userId: string }>((wording, name) => write(wording, name, payload))({ userId }),
    );
    return (await Promise.all(posts)).flat();
  };

const verification = toUser<{ userId: string; token: string }>((wording, name, { token }) =>
  verificationLetter(wording, name, token),
);

export const accountLetters: LettersFor<typeof events> = {
  "user-registered": verification,
  "verification-asked": verification,
  "account-created": toUser((wording, name, { token }) => completionLetter(wording, name, token)),
  "password-reset-asked": toUser((wording, name, { token }) => resetLetter(wording, name, token)),
  "email-change-asked": toUser(
    (wording, name, { token }) => newEmailLetter(wording, name, token),
    ({ email }) => email,
  ),
  "email-changed": toUser(emailChangedLetter, ({ before }) => before),
  /** Whoever is invited need not have an account: the event says where and in which language to write. */
  "member-invited": async (invitation) => [
    { to: invitation, letter: invitationLetter(wordingFor(invitation.language), invitation) },
  ],
  "member-removed": toUser((wording, name, { companyName }) => memberRemovedLetter(wording, name, companyName)),
  "password-changed": toUser((wording, name, { keyEnded }) => passwordChangedLetter(wording, name, keyEnded === true)),
  "second-factor-changed": toUser((wording, name, { turned }) => secondFactorLetter(wording, name, turned)),
  "second-factor-reset": toUser(secondFactorResetLetter),
  "acting-began": toUser((wording, name, payload) => actingBeganLetter(wording, name, payload)),
  "acted-for": toUser((wording, name, payload) => actedForLetter(wording, name, payload)),
  "company-verified": toUsers(companyVerifiedLetter),
  "company-rejected": toUsers((wording, name, { reason }) => companyRejectedLetter(wording, name, reason)),
};
