import { randomBytes } from "node:crypto";

/** The wire shapes of the provider's resources, as far as this emulator keeps them. */
interface Born {
  id: string;
  created: number;
}
interface Base extends Born {
  livemode: false;
}
type Metadata = Record<string, string>;
export type IntentStatus =
  | "requires_payment_method"
  | "requires_confirmation"
  | "requires_action"
  | "processing"
  | "succeeded"
  | "canceled";

export interface CardError {
  type: "card_error";
  code: string;
  decline_code?: string;
  message: string;
}

export interface Customer extends Base {
  object: "customer";
  email: string | null;
  name: string | null;
  metadata: Metadata;
}

export interface PaymentMethod extends Base {
  object: "payment_method";
  type: string;
  customer: string | null;
  billing_details: Record<string, unknown>;
  card?: { brand: string; last4: string; exp_month: number; exp_year: number; country: string; funding: string };
  sepa_debit?: { country: string; last4: string };
  /** The test card's behaviour; never shown. */
  outcome: string;
}

interface Intent extends Base {
  client_secret: string;
  customer: string | null;
  description: string | null;
  metadata: Metadata;
  next_action: Record<string, unknown> | null;
  payment_method: string | null;
  payment_method_types: string[];
  status: IntentStatus;
}

export interface PaymentIntent extends Intent {
  object: "payment_intent";
  amount: number;
  amount_received: number;
  amount_capturable: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  capture_method: "automatic";
  confirmation_method: "automatic";
  currency: string;
  last_payment_error: CardError | null;
  latest_charge: string | null;
  receipt_email: string | null;
  setup_future_usage: string | null;
}

export interface SetupIntent extends Intent {
  object: "setup_intent";
  last_setup_error: CardError | null;
  mandate: string | null;
  usage: string;
}

export interface Charge extends Base {
  object: "charge";
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  captured: boolean;
  currency: string;
  disputed: boolean;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  refunded: boolean;
  status: "succeeded";
}

export interface Refund extends Born {
  object: "refund";
  amount: number;
  charge: string | null;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: "succeeded";
}

export interface Dispute extends Base {
  object: "dispute";
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: string;
  status: "needs_response" | "under_review" | "won" | "lost";
}

/** A merchant's own account. */
export interface Account extends Born {
  object: "account";
  business_type: string;
  charges_enabled: boolean;
  country: string;
  details_submitted: boolean;
  metadata: Metadata;
  payouts_enabled: boolean;
  requirements: {
    current_deadline: number | null;
    currently_due: string[];
    disabled_reason: string | null;
    errors: { code: string; reason: string; requirement: string }[];
    past_due: string[];
    pending_verification: string[];
  };
  type: string;
}

/** A way to the provider's pages for one visit; whoever has opened it holds the session that may fill them in. */
export interface AccountLink extends Born {
  object: "account_link";
  account: string;
  expires_at: number;
  refresh_url: string;
  return_url: string;
  session: string | null;
}

export interface ProviderEvent extends Base {
  object: "event";
  api_version: string;
  data: { object: unknown };
  pending_webhooks: number;
  request: { id: null; idempotency_key: string | null };
  type: string;
}

export type Resource =
  | Customer
  | PaymentMethod
  | PaymentIntent
  | SetupIntent
  | Charge
  | Refund
  | Dispute
  | ProviderEvent
  | Account
  | AccountLink;

export const newResourceId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
export const born = (prefix: string): Born => ({
  id: newResourceId(prefix),
  created: Math.floor(Date.now() / 1000),
});
export const base = (prefix: string): Base => ({ ...born(prefix), livemode: false });
export const clientSecretOf = (id: string): string => `${id}_secret_${randomBytes(12).toString("hex")}`;
