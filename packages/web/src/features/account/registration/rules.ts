/** The rules that a registration is judged by; they bring the world's phone numbers along, so they come when they are needed. */
export {
  AgentRegistration,
  BillingPlace,
  identityProblems,
  Registration,
} from "@solvia/core/contract/shapes/registration";
export { isVatNumber, vatIdentity } from "@solvia/core/accounts/validation/identifiers";
export { fieldProblemsOf } from "@solvia/core/platform/problems";
