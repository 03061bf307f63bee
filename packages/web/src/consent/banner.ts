import { consentTexts } from "@solvia/texts/consent";
import { isLanguage, type Language } from "@solvia/core/platform/locale";
import type { Purpose } from "./consent.ts";

const style = `
.consent{position:fixed;z-index:160;left:12px;right:12px;bottom:12px;max-width:520px;max-height:calc(100dvh - 24px);overflow-y:auto;
padding:14px 16px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:inherit;box-shadow:0 4px 18px rgb(0 0 0/16%);font-size:14px;line-height:1.45}
.consent h2{margin:0 28px 6px 0;font-size:15px}.consent p{margin:0 0 10px}
.consent label{display:flex;gap:8px;align-items:center;min-height:32px}
.consent-acts{display:flex;flex-wrap:wrap;gap:8px;margin-top:10px}
.consent button{flex:1 1 120px;min-height:40px;padding:0 12px;border:1px solid currentColor;border-radius:6px;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}
.consent .consent-x{position:absolute;top:6px;right:6px;width:36px;min-height:36px;padding:0;border:0;font-size:18px}
.consent a{color:inherit}`;

interface Asked {
  /** Which of them there is something to measure with. */
  purposes: readonly Purpose[];
  allowed: readonly Purpose[];
  /** By a press of the visitor: the choices are open and have the focus. */
  isChanging: boolean;
  onAnswer: (allowed: readonly Purpose[]) => void;
}

/** The page's own language, as its document says it. */
function languageHere(): Language {
  const [tag = ""] = document.documentElement.lang.split("-");
  return isLanguage(tag) ? tag : "it";
}

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/**
 * Asks, over the foot of the page: accepting and refusing look alike, closing refuses, and nothing is ticked beforehand (Garante,
 * guidelines of 10 June 2021). It blocks nothing, moves nothing and takes no focus unless it was asked for.
 */
export async function ask({ purposes, allowed, isChanging, onAnswer }: Asked): Promise<void> {
  const { consent: words } = await consentTexts.in(languageHere());
  document.querySelector(".consent")?.remove();
  const box = element("section", { className: "consent", ariaLabel: words.title });
  const answer = (chosen: readonly Purpose[]) => (): void => {
    box.remove();
    onAnswer(chosen);
  };
  const button = (text: string, onclick: () => void) =>
    element("button", { type: "button", textContent: text, onclick });
  const boxes = purposes.map((purpose) => ({
    purpose,
    input: element("input", { type: "checkbox", checked: allowed.includes(purpose) }),
  }));
  const choices = element(
    "div",
    { hidden: !isChanging },
    element("label", {}, element("input", { type: "checkbox", checked: true, disabled: true }), words.necessary),
    ...boxes.map(({ purpose, input }) => element("label", {}, input, words[purpose])),
  );
  const save = button(words.save, () =>
    answer(boxes.filter(({ input }) => input.checked).map(({ purpose }) => purpose))(),
  );
  save.hidden = !isChanging;
  const choose = button(words.choose, () => {
    choices.hidden = false;
    save.hidden = false;
    choose.hidden = true;
    boxes[0]?.input.focus();
  });
  choose.hidden = isChanging;
  const close = element("button", {
    type: "button",
    className: "consent-x",
    ariaLabel: words.refuse,
    textContent: "×",
    // Closing what was opened to look at it changes nothing.
    onclick: isChanging ? () => box.remove() : answer([]),
  });
  box.append(
    element("style", { textContent: style }),
    element("h2", { textContent: words.title }),
    element("p", {}, `${words.text} `, element("a", { href: "/cookie-policy", textContent: words.policy })),
    choices,
    element(
      "div",
      { className: "consent-acts" },
      button(words.refuse, answer([])),
      button(words.accept, answer(purposes)),
      choose,
      save,
    ),
    close,
  );
  document.body.append(box);
  if (isChanging) boxes[0]?.input.focus();
}
