import { randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const periodSeconds = 30;
/** How many steps a telephone's clock may be off, either way. */
const tolerance = 1;

const totpOf = (secret: string, label: string) =>
  new TOTP({ issuer: "Solvia", label, secret: Secret.fromBase32(secret), period: periodSeconds });

/** A new secret of 160 bits (RFC 4226), in base 32 as authenticator apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code says to an authenticator app. */
export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step that a code of six digits stands for, when it is one of now or of a step beside; undefined otherwise. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret, "").validate({ token: code, timestamp, window: tolerance });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Without letters and digits that look alike. */
const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const letters = (length: number) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");

/** Ten codes of almost 50 random bits each, for whoever has lost the telephone: "k7f3m-9xw2p". */
export const newRecoveryCodes = (): string[] => Array.from({ length: 10 }, () => `${letters(5)}-${letters(5)}`);

/** A typed recovery code as it was given out. */
export const normalRecoveryCode = (typed: string): string => {
  const bare = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
  return `${bare.slice(0, 5)}-${bare.slice(5)}`;
};
