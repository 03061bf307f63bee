/* The page's side of the demonstration card provider: the part of Stripe.js that the shop uses, without iframes. */
(() => {
  const provider = new URL(document.currentScript.src).origin;
  const texts = window.cardProviderWords;

  const element = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  const field = (name, label, autocomplete, placeholder, maxLength, inputMode = "numeric") => {
    const id = `card-provider-${name}`;
    const input = element("input", { id, name, placeholder, maxLength, inputMode, required: true });
    input.autocomplete = autocomplete;
    input.style.cssText =
      "display:block;width:100%;box-sizing:border-box;padding:8px;font:inherit;border:1px solid #767676;border-radius:4px";
    const wrap = element("div", {}, element("label", { htmlFor: id, textContent: label }), input);
    wrap.style.cssText = "flex:1 1 120px";
    return { input, wrap };
  };

  const fieldGroup = (note, ...parts) => {
    const group = element("div", {}, element("p", { textContent: note }), ...parts);
    group.setAttribute("role", "group");
    group.style.cssText = "display:flex;flex-wrap:wrap;gap:12px";
    group.firstChild.style.cssText = "flex:1 1 100%;margin:0;font-size:14px";
    return group;
  };

  function debitFields(text) {
    const iban = field("iban", text.iban, "off", "IT60 X054 2811 1010 0000 0123 456", 42, "text");
    const mandate = element("p", { textContent: text.mandate });
    mandate.style.cssText = "flex:1 1 100%;margin:0;font-size:14px";
    const read = () => {
      const typed = iban.input.value.replaceAll(/\s/g, "").toUpperCase();
      return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(typed)
        ? { type: "sepa_debit", sepa_debit: { iban: typed } }
        : undefined;
    };
    const group = fieldGroup(text.debitNote, iban.wrap, mandate);
    return { group, inputs: [iban.input], read, incomplete: text.ibanIncomplete };
  }

  function cardFields(text) {
    const number = field("number", text.number, "cc-number", "4242 4242 4242 4242", 23);
    const expiry = field("expiry", text.expiry, "cc-exp", "12/30", 7);
    const cvc = field("cvc", text.cvc, "cc-csc", "123", 4);
    number.wrap.style.flexBasis = "100%";
    const group = fieldGroup(text.note, number.wrap, expiry.wrap, cvc.wrap);
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
    return { group, inputs, read, incomplete: text.incomplete };
  }

  /** The fields of the way to pay that its intent is for, which the provider has to be asked first. */
  function createElement(text, asksDebit) {
    const listeners = { change: [], ready: [] };
    const tell = (event, detail) => listeners[event]?.forEach((listener) => listener(detail));
    let fields;
    let removed = false;
    const remove = () => {
      removed = true;
      fields?.group.remove();
    };
    return {
      async mount(target) {
        const isDebit = await asksDebit;
        if (removed) return;
        fields = isDebit ? debitFields(text) : cardFields(text);
        for (const input of fields.inputs) {
          input.addEventListener("input", () =>
            tell("change", { complete: fields.read() !== undefined, empty: !input.value, error: undefined }),
          );
        }
        (typeof target === "string" ? document.querySelector(target) : target).replaceChildren(fields.group);
        tell("ready", {});
      },
      unmount: remove,
      destroy: remove,
      focus: () => fields?.inputs[0].focus(),
      clear: () => fields?.inputs.forEach((input) => (input.value = "")),
      update: () => undefined,
      on: (event, listener) => (listeners[event] ??= []).push(listener),
      readMethod: () => fields?.read(),
      incomplete: () => fields?.incomplete ?? text.incomplete,
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

    async function retrieve(kind, clientSecret) {
      const id = clientSecret.split("_secret_")[0];
      const query = new URLSearchParams({ client_secret: clientSecret });
      const response = await fetch(`${provider}/v1/${kind}s/${id}?${query}`, {
        headers: { authorization: `Bearer ${publishableKey}` },
      });
      return response.json();
    }

    /** Whether an intent is for a direct debit; not where the provider can't be asked. */
    const asksDebit = async (clientSecret) => {
      const kind = clientSecret?.startsWith("seti_") ? "setup_intent" : "payment_intent";
      const intent = clientSecret && (await retrieve(kind, clientSecret).catch(() => undefined));
      return intent?.payment_method_types?.includes("sepa_debit") ?? false;
    };

    async function confirm(kind, clientSecret, method, returnUrl, incomplete = text.incomplete) {
      if (!method) return { error: { type: "validation_error", code: "incomplete", message: incomplete } };
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
      // As the real library, which says it in the language of its fields.
      if (intent.error) return { error: { ...intent.error, message: text[intent.error.code] ?? intent.error.message } };
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
          elements.incomplete(),
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
          create: () => (created = createElement(textsFor(wanted), asksDebit(clientSecret))),
          getElement: () => created ?? null,
          submit: async () =>
            created?.readMethod() ? {} : { error: { type: "validation_error", message: created?.incomplete() } },
          update: () => undefined,
          readMethod: () => created?.readMethod(),
          incomplete: () => created?.incomplete(),
        };
      },
      confirmPayment: ofElements("payment_intent"),
      confirmSetup: ofElements("setup_intent"),
      confirmCardPayment: (secret, data) => confirm("payment_intent", secret, methodOf(data)),
      confirmCardSetup: (secret, data) => confirm("setup_intent", secret, methodOf(data)),
      confirmSepaDebitPayment: (secret, data) => confirm("payment_intent", secret, methodOf(data)),
      confirmSepaDebitSetup: (secret, data) => confirm("setup_intent", secret, methodOf(data)),
      async retrievePaymentIntent(clientSecret) {
        const intent = await retrieve("payment_intent", clientSecret);
        return intent.error ? { error: intent.error } : { paymentIntent: intent };
      },
    };
  };
})();
