import { useDebouncedValue } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { countryOf } from "@solvia/core/platform/locale";
import { ApiProblem, call } from "../../../api/client.ts";
import { emailExists, getVatData, vatNumberExists } from "../../../api/endpoints.gen.ts";

/** Long enough not to ask while somebody types: the calls are limited. */
const pauseMs = 600;

/** Whether the e-mail has an account, asked when the typing pauses; undefined while nothing is known. */
export function useEmailTaken(typed: string): boolean | undefined {
  const [email] = useDebouncedValue(typed.trim().toLowerCase(), pauseMs);
  const { data } = useQuery({
    queryKey: [emailExists.path, email],
    queryFn: () => call(emailExists, { params: { email } }),
    enabled: /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(email),
    retry: false,
    staleTime: 60_000,
  });
  return data?.exists;
}

/** What the register told, or a failure shown as status 500 (spec 7 and 8). */
async function lookUpVat(vat: string, locale: string) {
  try {
    return { status: 200, data: await call(getVatData, { params: { vat, locale: locale as "it" } }) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 429) return { status: 429 };
    return { status: 500 };
  }
}

/** Whether a VAT number is taken, and what its register says, once its check digits are right. */
export function useVatNumber(typed: string, country: string) {
  const [vatNumber] = useDebouncedValue(typed, pauseMs);
  return useQuery({
    queryKey: [getVatData.path, vatNumber, country],
    queryFn: async () => {
      const { isVatNumber, vatIdentity } = await import("./rules.ts");
      if (!isVatNumber(vatNumber, country)) return null;
      const vat = vatIdentity(vatNumber, country);
      const [{ exists }, register] = await Promise.all([
        call(vatNumberExists, { params: { vat } }).catch(() => ({ exists: false })),
        lookUpVat(vat, countryOf(country)?.locale ?? "it"),
      ]);
      return { exists, ...register };
    },
    enabled: vatNumber.length > 5,
    retry: false,
    staleTime: 300_000,
  });
}
