import {
  type AccessOrganisation,
  type AccessSubscription,
  type AccessUser,
  effectiveOrganisation,
  hasFlag,
  type SubscriptionStatus,
} from "./account.ts";

const INACTIVE_STATUSES: readonly SubscriptionStatus[] = [
  "canceled",
  "unpaid",
  "incomplete_expired",
  "paused",
];

/** False for a subscription that has ended or stopped; trialing and all other states count as active (BILL-009). */
export const isActiveStatus = (status: SubscriptionStatus): boolean => !INACTIVE_STATUSES.includes(status);

const hasOverride = (user: Pick<AccessUser, "paymentStatusOverride">): boolean =>
  Boolean(user.paymentStatusOverride);

type Subscription = Pick<AccessSubscription, "status">;

/** The part of an organisation that decides what its people pay. */
type PaidOrganisation = Pick<AccessOrganisation, "paymentRequired" | "hasPaidProduct">;

/** The part of a user that decides whether the account is blocked. */
export type BlockableUser = Pick<
  AccessUser,
  "isCoach" | "accountEnabled" | "paymentStatusOverride" | "trialEndsAt"
> & {
  readonly subscriptions: readonly Subscription[] | null;
  readonly coach: { readonly accountEnabled: boolean } | null;
};

/** The part of a user that decides whether something is left to pay. */
export type PayingUser = BlockableUser &
  Pick<AccessUser, "flags"> & {
    readonly coach: {
      readonly accountEnabled: boolean;
      readonly organisation: PaidOrganisation | null;
    } | null;
    readonly organisation: PaidOrganisation | null;
  };

const hasActiveSubscription = ({ subscriptions }: Pick<BlockableUser, "subscriptions">): boolean =>
  (subscriptions ?? []).some(({ status }) => isActiveStatus(status));

/** What the button to the payment provider offers: an upgrade without a paid subscription, else managing it (BILL-019). */
export const billingOffer = (user: Pick<BlockableUser, "subscriptions">): "upgrade" | "manage" => {
  const statuses = (user.subscriptions ?? []).map(({ status }) => status);
  const isPaid = statuses.some((status) => isActiveStatus(status) && status !== "trialing");
  return isPaid ? "manage" : "upgrade";
};

/**
 * The subscription statuses that count for blocking: those of coaches only; a coach past the trial who has no
 * subscription counts as paused (BILL-006, BILL-034). `now` is ISO 8601 in UTC.
 */
export const subscriptionStatuses = (
  user: Pick<BlockableUser, "isCoach" | "subscriptions" | "trialEndsAt">,
  now: string,
): readonly SubscriptionStatus[] => {
  if (!user.isCoach) return [];
  const statuses = (user.subscriptions ?? []).map(({ status }) => status);
  const isPastTrial = user.trialEndsAt !== null && Date.parse(user.trialEndsAt) <= Date.parse(now);
  return statuses.length === 0 && isPastTrial ? ["paused"] : statuses;
};

/** True when an account is disabled or its subscription has ended, unless staff set an override (BILL-005, AUTH-047). */
export const accountBlocked = (user: BlockableUser, now: string): boolean => {
  if (hasOverride(user)) return false;
  const statuses = subscriptionStatuses(user, now);
  const isDisabled = !user.accountEnabled || user.coach?.accountEnabled === false;
  return isDisabled || (statuses.length > 0 && !statuses.some(isActiveStatus));
};

/**
 * Whether someone who pays for coaching has stopped paying: all subscriptions have ended or failed, and staff set no
 * override. Someone who never had one owes nothing here (COACH-078).
 */
export const isUnpaid = (user: Pick<BlockableUser, "paymentStatusOverride" | "subscriptions">): boolean =>
  !hasOverride(user) && (user.subscriptions ?? []).length > 0 && !hasActiveSubscription(user);

/** Whether a person who buys directly has paid; everyone outside that case has access (BILL-011). */
export const paidAccess = (user: PayingUser | null): boolean => {
  if (user === null || hasOverride(user) || !hasFlag(user, "FF_B2C_PAYWALL")) return true;
  if (user.coach === null || effectiveOrganisation(user)?.hasPaidProduct !== true) return true;
  if (user.subscriptions === null || user.subscriptions.length === 0) return true;
  return hasActiveSubscription(user);
};

/** True when the organisation asks for payment and the user has no active subscription and no override (BILL-015, BILL-016). */
export const isPaymentMissing = (user: PayingUser): boolean =>
  effectiveOrganisation(user)?.paymentRequired === true && !hasOverride(user) && !hasActiveSubscription(user);

/** Why an account may use nothing but its billing and profile screens; null when it may. The codes are those of the wire (BILL-017). */
export const accessProblem = (
  user: PayingUser,
  now: string,
): "account_disabled" | "payment_required" | null => {
  if (accountBlocked(user, now)) return "account_disabled";
  return isPaymentMissing(user) || !paidAccess(user) ? "payment_required" : null;
};

/** True when an organisation's people pay it themselves: managed planning with an own product (PROF-012). */
export const isDiyBilled = (organisation: AccessOrganisation | null): boolean =>
  organisation?.clientsAreDiy === true && organisation.hasPaidProduct;

/** Product ids that open subscription management; configuration (BILL-014). */
export interface AccountManagementProducts {
  /** Count while their subscription is active. */
  readonly active: readonly string[];
  /** Count whatever the state of their subscription. */
  readonly any: readonly string[];
}

/** Whether a user manages a subscription of certain products: some only while active, some always (BILL-013). */
export const hasAccountManagement = (user: AccessUser, products: AccountManagementProducts): boolean =>
  (user.subscriptions ?? []).some(
    (subscription) =>
      subscription.products.some((product) => products.any.includes(product)) ||
      (isActiveStatus(subscription.status) &&
        subscription.products.some((product) => products.active.includes(product))),
  );
