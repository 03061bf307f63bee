import { Suspense, useEffect, useState } from "react";
import { askForProofBy } from "../../api/client.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

const ProofDialog = lazyPart(async () => (await import("./proof-dialog.tsx")).ProofDialog, { overlay: true });

interface ProofRequest {
  by: "password" | "code";
  answer: (proven: boolean) => void;
}

/** Lies over the page when a call needs a proof of who sits there; calls that come meanwhile wait for the same answer. */
export function Proof() {
  const [request, setRequest] = useState<ProofRequest>();
  useEffect(() => {
    let waiting: Promise<boolean> | undefined;
    askForProofBy((by) => {
      waiting ??= new Promise((resolve) => {
        const answer = (proven: boolean) => {
          waiting = undefined;
          setRequest(undefined);
          resolve(proven);
        };
        setRequest({ by, answer });
      });
      return waiting;
    });
    return () => askForProofBy(undefined);
  }, []);
  return (
    request && (
      <Suspense fallback={null}>
        <ProofDialog by={request.by} onAnswer={request.answer} />
      </Suspense>
    )
  );
}
