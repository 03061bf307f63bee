import type { MailTexts } from "./it.ts";

/** What letters say, in English. */
export const en: MailTexts = {
  footer: "You receive this message because it concerns your account or an order of yours on Solvia.",
  hello: "Hello {{name}}",
  notYou: "If it wasn't you, write to us at once.",
  resetNow: "If it wasn't you, reset it at once.",
  resetAdvice: "If it wasn't you, reset your password at once.",
  verification: {
    subject: "Confirm your e-mail address",
    preview: "One click and your account is ready.",
    heading: "Welcome, {{name}}",
    text: "Confirm your address to log in. The link works once, for 48 hours.",
    action: "Confirm the address",
  },
  completion: {
    subject: "Complete your registration",
    preview: "Choose your password and your account is ready.",
    text: "One of our agents has prepared your account on Solvia with the data you gave us. Choose your password and accept the terms to use it. The link works once, for seven days.",
    action: "Complete the registration",
  },
  reset: {
    subject: "Reset your password",
    preview: "The link works for an hour.",
    text: "You asked for a new password. If it wasn't you, ignore this message: the password stays as it is.",
    action: "Choose the password",
  },
  newEmail: {
    subject: "Confirm your new e-mail address",
    preview: "The link works for 48 hours.",
    text: "Once you confirm it, you log in with this address. Until then the old one counts.",
    action: "Confirm the address",
  },
  emailChanged: {
    subject: "Your e-mail address has changed",
    text: "From now on you log in with the new address; this one no longer counts.",
  },
  passwordChanged: {
    subject: "Your password has changed",
    text: "The password of your account was changed and all other sessions have ended.",
    keyEnded: "Your API key has ended too: make a new one in your settings if you need it.",
    action: "Reset the password",
  },
  secondFactor: {
    on: "Two-step verification turned on",
    onText: "From now on a login also takes the code of your authenticator app.",
    off: "Two-step verification turned off",
    offText: "From now on your password alone is enough to log in.",
  },
  secondFactorReset: {
    subject: "Two-step verification was reset",
    preview: "Log in with your password and turn it on again.",
    text: "Our staff has turned off the two-step verification of your account: the app's codes and the recovery codes no longer count, and all sessions have ended. Log in with your password and turn it on again.",
    advice: "If you didn't ask for it, reset your password at once and answer this message.",
    action: "Open the settings",
  },
  acting: {
    subject: "{{by}} is acting for you on Solvia",
    text: "From now on, for an hour at most, {{by}} of Solvia can fill the cart, place orders and save addresses in your name.",
    reason: "Reason: {{reason}}",
    advice:
      "They can't change your password, e-mail or company members, nor use your card or bank account. If you did not ask for it, reply to this message.",
    done: "Done for you: {{what}}",
    doneText: "{{by}} of Solvia acted in your name: {{what}}.",
    kinds: {
      cart: "cart changed",
      order: "order placed or changed",
      payment: "way of payment chosen",
      address: "address saved",
      notice: "availability notice changed",
    },
    action: "See what was done",
  },
  companyVerified: {
    subject: "Your company is verified",
    preview: "You can log in and buy now.",
    text: "We have checked your company's data: you can log in now and see your prices.",
    action: "Log in",
  },
  companyRejected: {
    subject: "We could not verify your company",
    text: "We could not verify your company for this reason:",
    next: "Correct the data and register again: the VAT number is free.",
    action: "Register",
  },
  available: {
    subject: "{{product}} is available again",
    preview: "You asked us: you can order it now.",
    text: "{{product}} is available again. Pieces are reserved when the order is placed.",
    once: "We write once: for another notice ask again on the product's page.",
    action: "See the product",
  },
  roles: {
    owner: "owner",
    buyer: "buyer",
    viewer: "viewer",
  },
  invitation: {
    subject: "{{name}} invites you to {{company}}",
    preview: "The link works for seven days.",
    heading: "Join {{company}}",
    text: "{{name}} invites you to work on Solvia for {{company}}, as: {{role}}.",
    once: "The link works once, for seven days. If you did not expect this invitation, ignore the message.",
    action: "Accept the invitation",
  },
  memberRemoved: {
    subject: "You are no longer part of {{company}}",
    preview: "Your account stays, without the company.",
    text: "Your account is no longer linked to {{company}}. Orders placed for the company stay with it.",
  },
  approval: {
    subject: "Order {{number}} to approve",
    heading: "An order waits for your approval",
    text: "{{name}} has ordered for {{amount}}, above the limit of {{limit}}.",
    kept: "The pieces are kept at the order's prices for seven days; then the order lapses.",
    action: "See and decide",
  },
  declined: {
    subject: "Order {{number}} not approved",
    preview: "The pieces are free again.",
    heading: "Order {{number}} was not approved",
    expired: "Nobody decided within seven days.",
  },
  order: {
    see: "See the order",
    transfer:
      "You find the bank details for the transfer in your account, on the order's page: for safety we never send them by e-mail.",
    waste:
      "When an electrical device is delivered you may return the old equivalent one free of charge at our warehouse or ask for its collection.",
    unpaid: "The payment did not arrive in time.",
  },
  withdrawal: {
    right:
      "Right of withdrawal: you may withdraw without a reason within 14 days of delivery, and before it. We refund the price and standard shipping within 14 days, once the goods are back; you bear the cost of returning them. For goods on pallets, which can't go back by post, the estimated cost is that of the delivery stated in the order. Products made to measure or personalised are excluded. To withdraw:",
    subject: "Withdrawal received: order {{number}}",
    heading: "We have received your withdrawal",
    text: "{{name}} declared withdrawal from the contract of order {{number}}. Declaration received: {{at}} (Rome time).",
    sendBack: "Send goods that you have received back within 14 days.",
    due: "Due back to you: {{amount}}",
    dueBy: "Due back to you by {{date}}: {{amount}}",
  },
  placed: {
    subject: "Order {{number}} received",
    heading: "Thank you for your order",
  },
  received: {
    subject: "Payment received for order {{number}}",
    heading: "Payment received",
    text: "We have received {{amount}} for order {{number}}.",
  },
  toReturn: {
    subject: "Payment to be returned: order {{number}}",
    heading: "We are returning a payment",
    text: "We have received {{amount}} for order {{number}}, but they don't pay it: the order is paid already, has changed or is closed. We send them back to where they came from, or ask you for an IBAN.",
  },
  returned: {
    subject: "Refund sent: order {{number}}",
    heading: "Refund sent",
    text: "We have sent {{amount}} back to you for order {{number}}. It can take some days until they show in your account.",
  },
  corrected: {
    subject: "Payment noted by mistake: order {{number}}",
    heading: "A payment was noted by mistake",
    text: "We had noted {{amount}} for your order {{number}} by mistake: that money isn't for this order. The order's page shows what is still to be paid.",
  },
  failed: {
    subject: "Payment failed: order {{number}}",
    preview: "You can try again at once.",
    heading: "The payment failed",
    text: "Nothing was charged.",
    action: "Try again",
  },
  chargedBack: {
    subject: "Payment taken back by the bank: order {{number}}",
    preview: "Your bank has taken the amount back.",
    heading: "Your bank has reversed the payment",
    text: "Your bank has taken back {{amount}} that had been paid for order {{number}}: the amount is due again. If you didn't ask for that, answer this e-mail.",
    action: "Go to the payment",
  },
  reminder: {
    subject: "Payment reminder: order {{number}}",
    heading: "Payment reminder",
    text: {
      one: "Order {{number}} has been waiting for its payment for {{count}} day.",
      other: "Order {{number}} has been waiting for its payment for {{count}} days.",
    },
    ignore: "If you have paid, ignore this message.",
  },
  stages: {
    ready: "Your order {{number}} is ready to ship",
    collectable: "Your order {{number}} is ready to be collected",
    delivered: "Your order {{number}} has been delivered",
    cancelled: "Your order {{number}} has been cancelled",
  },
};
