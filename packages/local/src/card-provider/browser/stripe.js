/* The page's side of the demonstration card provider: the part of Stripe.js that the shop uses, without iframes. */
(() => {
  const provider = new URL(document.currentScript.src).origin;
  const texts = {
    it: {
      note: "Fornitore di pagamento dimostrativo: usi una carta di prova, nessun importo viene addebitato.",
      number: "Numero della carta",
      expiry: "Scadenza (MM/AA)",
      cvc: "CVC",
      iban: "IBAN",
      incomplete: "I dati della carta sono incompleti.",
      title: "Autenticazione del pagamento",
      ask: "La banca dimostrativa chiede di confermare questo pagamento.",
      yes: "Autorizza",
      no: "Rifiuta",
      unreachable: "Il fornitore di pagamento non risponde.",
    },
    en: {
      note: "Demonstration payment provider: use a test card, nothing is charged.",
      number: "Card number",
      expiry: "Expiry (MM/YY)",
      cvc: "CVC",
      iban: "IBAN",
      incomplete: "The card details are incomplete.",
      title: "Payment authentication",
      ask: "The demonstration bank asks you to confirm this payment.",
      yes: "Authorize",
      no: "Refuse",
      unreachable: "The payment provider does not answer.",
    },
  };

  const element = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  function cardFields(text) {
    const field = (name, label, autocomplete, placeholder, maxLength) => {
      const id = `card-provider-${name}`;
      const input = element("input", { id, name, placeholder, maxLength, inputMode: "numeric", required: true });
      input.autocomplete = autocomplete;
      input.style.cssText =
        "display:block;width:100%;box-sizing:border-box;padding:8px;font:inherit;border:1px solid #767676;border-radius:4px";
      const wrap = element("div", {}, element("label", { htmlFor: id, textContent: label }), input);
      wrap.style.cssText = "flex:1 1 120px";
      return { input, wrap };
    };
    const number = field("number", text.number, "cc-number", "4242 4242 4242 4242", 23);
    const expiry = field("expiry", text.expiry, "cc-exp", "12/30", 7);
    const cvc = field("cvc", text.cvc, "cc-csc", "123", 4);
    number.wrap.style.flexBasis = "100%";
    const group = element("div", {}, element("p", { textContent: text.note }), number.wrap, expiry.wrap, cvc.wrap);
    group.setAttribute("role", "group");
    group.style.cssText = "display:flex;flex-wrap:wrap;gap:12px";
    group.firstChild.style.cssText = "flex:1 1 100%;margin:0;font-size:14px";
    const inputs = [number.input, expiry.input, cvc.input];
    expiry.input.addEventListener("input", () => {
      expiry.input.value = expiry.input.value.replace(/^(\d\d)(\d)/, "$1/$2");
    });
    const read = () => {
      const [month, year] = expiry.input.value.split("/").map((part) => part.trim());
      const digits = number.input.value.replaceAll(/\s/g, "");
      if (
        !/^\d{13,19}$/.test(digits) ||
        !/^\d{1,2}$/.test(month ?? "") ||
        !/^\d{2,4}$/.test(year ?? "") ||
        !/^\d{3,4}$/.test(cvc.input.value)
      ) {
        return undefined;
      }
      return { type: "card", card: { number: digits, exp_month: month, exp_year: year, cvc: cvc.input.value } };
    };
    return { group, inputs, read };
  }

  function createElement(text) {
    const listeners = { change: [], ready: [] };
    const tell = (event, detail) => listeners[event]?.forEach((listener) => listener(detail));
    const fields = cardFields(text);
    for (const input of fields.inputs) {
      input.addEventListener("input", () =>
        tell("change", { complete: fields.read() !== undefined, empty: !input.value, error: undefined }),
      );
    }
    return {
      mount(target) {
        (typeof target === "string" ? document.querySelector(target) : target).replaceChildren(fields.group);
        tell("ready", {});
      },
      unmount: () => fields.group.remove(),
      destroy: () => fields.group.remove(),
      focus: () => fields.inputs[0].focus(),
      clear: () => fields.inputs.forEach((input) => (input.value = "")),
      update: () => undefined,
      on: (event, listener) => (listeners[event] ??= []).push(listener),
      readMethod: fields.read,
    };
  }

  function authenticate(text) {
    return new Promise((resolve) => {
      const button = (textContent, result) => {
        const node = element("button", { type: "button", textContent });
        node.style.cssText = "font:inherit;padding:8px 16px;margin-right:8px;cursor:pointer";
        node.addEventListener("click", () => dialog.close(result));
        return node;
      };
      const title = element("h2", { id: "card-provider-title", textContent: text.title });
      const dialog = element(
        "dialog",
        {},
        title,
        element("p", { textContent: text.ask }),
        button(text.yes, "authorized"),
        button(text.no, "refused"),
      );
      dialog.setAttribute("aria-labelledby", title.id);
      dialog.addEventListener("close", () => {
        dialog.remove();
        resolve(dialog.returnValue || "refused");
      });
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  const append = (form, prefix, value) => {
    for (const [key, part] of Object.entries(value)) {
      const name = prefix ? `${prefix}[${key}]` : key;
      if (part !== null && typeof part === "object") append(form, name, part);
      else if (part !== undefined) form.append(name, String(part));
    }
    return form;
  };

  window.Stripe = (publishableKey, { locale = "it" } = {}) => {
    const textsFor = (wanted) => texts[(wanted ?? locale).slice(0, 2)] ?? texts.en;
    const text = textsFor();

    async function call(path, parameters) {
      try {
        const response = await fetch(`${provider}${path}`, {
          method: "POST",
          headers: { authorization: `Bearer ${publishableKey}` },
          body: append(new URLSearchParams(), "", parameters),
        });
        return await response.json();
      } catch {
        return { error: { type: "api_connection_error", message: text.unreachable } };
      }
    }

    async function confirm(kind, clientSecret, method, returnUrl) {
      if (!method) return { error: { type: "validation_error", code: "incomplete", message: text.incomplete } };
      const id = clientSecret.split("_secret_")[0];
      const presented = typeof method === "string" ? { payment_method: method } : { payment_method_data: method };
      let intent = await call(`/v1/${kind}s/${id}/confirm`, {
        client_secret: clientSecret,
        return_url: returnUrl,
        ...presented,
      });
      if (intent.status === "requires_action") {
        const result = await authenticate(text);
        intent = await call(`/demo/${kind}s/${id}/settle`, { client_secret: clientSecret, result });
      }
      if (intent.error) return { error: intent.error };
      return kind === "payment_intent" ? { paymentIntent: intent } : { setupIntent: intent };
    }

    const methodOf = ({ payment_method: method } = {}) =>
      typeof method === "string"
        ? method
        : (method?.card?.readMethod?.() ??
          (method?.sepa_debit && { type: "sepa_debit", sepa_debit: method.sepa_debit }));

    /** With `elements` the intent's secret comes from them, as in the real library, or beside them. */
    const ofElements =
      (kind) =>
      async ({ elements, clientSecret, confirmParams = {}, redirect }) => {
        const result = await confirm(
          kind,
          clientSecret ?? elements.clientSecret,
          elements.readMethod(),
          confirmParams.return_url,
        );
        if (!result.error && redirect !== "if_required" && confirmParams.return_url)
          location.assign(confirmParams.return_url);
        return result;
      };

    return {
      elements({ clientSecret, locale: wanted } = {}) {
        let created;
        return {
          clientSecret,
          create: () => (created = createElement(textsFor(wanted))),
          getElement: () => created ?? null,
          submit: async () =>
            created?.readMethod() ? {} : { error: { type: "validation_error", message: text.incomplete } },
          update: () => undefined,
          readMethod: () => created?.readMethod(),
        };
      },
      confirmPayment: ofElements("payment_intent"),
      confirmSetup: ofElements("setup_intent"),
      confirmCardPayment: (secret, data) => confirm("payment_intent", secret, methodOf(data)),
      confirmCardSetup: (secret, data) => confirm("setup_intent", secret, methodOf(data)),
      confirmSepaDebitPayment: (secret, data) => confirm("payment_intent", secret, methodOf(data)),
      confirmSepaDebitSetup: (secret, data) => confirm("setup_intent", secret, methodOf(data)),
      async retrievePaymentIntent(clientSecret) {
        const id = clientSecret.split("_secret_")[0];
        const query = new URLSearchParams({ client_secret: clientSecret });
        const response = await fetch(`${provider}/v1/payment_intents/${id}?${query}`, {
          headers: { authorization: `Bearer ${publishableKey}` },
        });
        const intent = await response.json();
        return intent.error ? { error: intent.error } : { paymentIntent: intent };
      },
    };
  };
})();
