import "./ui/styles.ts";
import { onLanguageChange, startTexts } from "./i18n/index.ts";
import { MantineProvider } from "@mantine/core";
import { MutationCache, onlineManager, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { ApiProblem, queryOf } from "./api/client.ts";
import { getUser } from "./api/endpoints.gen.ts";
import { actOnStale, ofShop } from "./api/stale.ts";
import { onCountryChange } from "./i18n/country.ts";
import { awaitViewer } from "./features/login/viewer-known.ts";
import { makeRouter } from "./router/router.ts";
import { readyToTakeOver, TakeOver } from "./take-over.ts";
import { focusNewPages, keepFocus } from "./ui/focus/keep-focus.ts";
import { keepPresses } from "./ui/focus/keep-presses.ts";
import { sayLostChunks } from "./ui/lost-chunk.ts";
import { colorSchemeManager, cssVariablesResolver, theme } from "./ui/theme.ts";

/** A session that has ended, or speaks for another, is noticed by the first call that is refused: who is logged in is asked anew. */
const onError = (error: unknown): void => {
  const code = error instanceof ApiProblem ? error.code : undefined;
  if (code !== "not-logged-in" && code !== "meant-for-another") return;
  if (code === "meant-for-another" || queryClient.getQueryData(queryOf(getUser, {}).queryKey)?.user) {
    void queryClient.invalidateQueries({ queryKey: [getUser.path] });
  }
};

const mutationCache = new MutationCache({ onError });
const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache,
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && !(error instanceof ApiProblem && error.status >= 400 && error.status < 500),
      // Without a network it is said, with a way to try again, instead of waiting for ever.
      networkMode: "always",
      refetchOnReconnect: true,
    },
    mutations: { networkMode: "always" },
  },
});

// A page that is opened without a network hears no event that it went, and would not notice that it is back.
onlineManager.setOnline(navigator.onLine);
actOnStale(queryClient, mutationCache);
onCountryChange(() => void queryClient.resetQueries(ofShop));
onLanguageChange(() => void queryClient.invalidateQueries(ofShop));

const router = makeRouter(queryClient);

awaitViewer();
keepPresses(window);
keepFocus(window);
focusNewPages(router, document);
sayLostChunks(window);

const root = document.querySelector("#root");
if (root) {
  // Not awaited: the chunks of the texts and of the first page may lean on this one.
  void startTexts()
    .then(() => readyToTakeOver(router, queryClient))
    .then(() =>
      // As a transition React draws in slices, between which the browser answers the visitor.
      startTransition(() =>
        createRoot(root).render(
          <MantineProvider
            theme={theme}
            cssVariablesResolver={cssVariablesResolver}
            colorSchemeManager={colorSchemeManager}
          >
            <QueryClientProvider client={queryClient}>
              <TakeOver>
                <RouterProvider router={router} />
              </TakeOver>
            </QueryClientProvider>
          </MantineProvider>,
        ),
      ),
    );
}
