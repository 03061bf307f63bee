import { Suspense, useEffect, useState } from "react";
import { askForProofBy } from "../../api/client.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog, { overlay: true });

interface Asked {
  by: "password" | "code";
  answer: (proven: boolean) => void;
}

/** Lies over the page when a call needs a proof of who sits there; calls that come meanwhile wait for the same answer. */
export function Proof() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    let waiting: Promise<boolean> | undefined;
    askForProofBy((by) => {
      waiting ??= new Promise((resolve) => {
        const answer = (proven: boolean) => {
          waiting = undefined;
          setAsked(undefined);
          resolve(proven);
        };
        setAsked({ by, answer });
      });
      return waiting;
    });
    return () => askForProofBy(undefined);
  }, []);
  return (
    asked && (
      <Suspense fallback={null}>
        <ProofDialog by={asked.by} onAnswer={asked.answer} />
      </Suspense>
    )
  );
}
