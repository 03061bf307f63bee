import { fromEnv } from "@aws-sdk/credential-provider-env";

/**
 * Stands in for the SDK's chain of credential providers: Lambda gives a function's credentials in its environment, and
 * the chain's clients for single sign-on would be a fifth of every bundle.
 */
export const defaultProvider = (): ReturnType<typeof fromEnv> => fromEnv();
