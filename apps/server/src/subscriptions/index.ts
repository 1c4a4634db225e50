export { cancelSubscriptionJob, cancelSubscriptionsOf } from "./cancel-subscription.ts";
export {
  findCustomer,
  keepCustomer,
  keepSubscription,
  listCustomerRows,
  listStatusesOf,
  listSubscriptionRows,
  type SubscriptionRow,
} from "./customer-store.ts";
export { listCustomers, presentSubscription } from "./present-customer.ts";
export { type BillingWork, idOf, statusOf, syncCustomer } from "./sync-customer.ts";
