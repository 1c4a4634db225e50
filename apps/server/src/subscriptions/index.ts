export { cancelSubscriptionJob, cancelSubscriptionsOf } from "./cancel-subscription.ts";
export {
  findCustomer,
  giveCustomer,
  keepCustomer,
  keepSubscription,
  listCustomerRows,
  listStatusesOf,
  listSubscriptionRows,
  type StoredCustomer,
  type SubscriptionRow,
  takeReadingNumber,
} from "./customer-store.ts";
export { presentCustomers, presentSubscription } from "./present-customer.ts";
export {
  type BillingWork,
  keepReading,
  type Reading,
  readSubscriptions,
  statusOf,
} from "./provider-reading.ts";
export { creditReferralJob, REFERRAL_REWARD, referralCodeOf } from "./referral-reward.ts";
export { countReferred } from "./referral-reward-store.ts";
