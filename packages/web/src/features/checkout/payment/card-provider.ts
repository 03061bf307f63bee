/** What we use of the provider's script, which comes from the provider's own address. */
export interface Elements {
  create: (kind: "payment") => { mount: (place: HTMLElement) => void };
}
interface Refused {
  type?: string;
  message?: string;
}
export interface Confirmed {
  error?: Refused;
}
interface Provider {
  elements: (options: { clientSecret: string; locale: string }) => Elements;
  confirmPayment: (options: { elements: Elements; redirect: "if_required" }) => Promise<Confirmed>;
  /** Stores a card to be charged later. */
  confirmSetup: (options: { elements: Elements; redirect: "if_required" }) => Promise<Confirmed>;
  /** A payment of a stored card that its holder's bank wants to hear about. */
  confirmCardPayment: (clientSecret: string, method: { payment_method: string }) => Promise<Confirmed>;
  /** A stored card whose bank wants to hear from its holder before it pays while they are away. */
  confirmCardSetup: (clientSecret: string, method: { payment_method: string }) => Promise<Confirmed>;
}
type Factory = (publishableKey: string) => Provider;

declare global {
  interface Window {
    Stripe?: Factory;
  }
}

/** Languages of ours that the provider's fields don't speak: they take the browser's. */
const unspoken: ReadonlySet<string> = new Set(["sr", "uk"]);
export const fieldsLanguage = (language: string): string => (unspoken.has(language) ? "auto" : language);

let loading: Promise<Factory> | undefined;
const providers = new Map<string, Provider>();

/** Loads the script once, again when it didn't come; each key has one provider. */
export function loadCardProvider(scriptUrl: string): Promise<Factory> {
  loading ??= new Promise<Factory>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = scriptUrl;
    script.addEventListener("load", () => (window.Stripe ? resolve(window.Stripe) : reject(new Error("no provider"))));
    script.addEventListener("error", () => {
      loading = undefined;
      script.remove();
      reject(new Error("the provider's script did not load"));
    });
    document.head.append(script);
  });
  return loading.then((factory) => (key) => {
    const known = providers.get(key) ?? factory(key);
    providers.set(key, known);
    return known;
  });
}
