/** The rules that a registration is judged by; they bring the world's phone numbers along, so they come when they are needed. */
export { BillingPlace, identityProblems } from "@solvia/core/contract/shapes/registration";
export { isVatNumber, vatIdentity } from "@solvia/core/accounts/validation/identifiers";
